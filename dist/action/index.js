import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	42613: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
	}),
	20181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	49140: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
	}),
	76982: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
	}),
	24434: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
	}),
	79896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	91943: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
	}),
	58611: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
	}),
	65692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
	}),
	69278: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
	}),
	34589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	16698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	37540: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
	}),
	77598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	53053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	40610: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
	}),
	71553: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
	}),
	78474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	73024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	51455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	37067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	32467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	44708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
	}),
	98995: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
	}),
	77030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	48161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	76760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	643: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	41792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	80099: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
	}),
	57075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	46466: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
	}),
	46193: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
	}),
	87997: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
	}),
	58500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	41692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	73136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	57975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	73429: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
	}),
	75919: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	38522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	70857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	16928: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	2203: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
	}),
	64756: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
	}),
	52018: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
	}),
	87016: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
	}),
	39023: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
	}),
	43106: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: false,
		exports: {}
	};
	var threw = true;
	try {
		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	module.loaded = true;
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
	var leafPrototypes;
	__nccwpck_require__.t = function(value, mode) {
		if (mode & 1) value = this(value);
		if (mode & 8) return value;
		if (typeof value === "object" && value) {
			if (mode & 4 && value.__esModule) return value;
			if (mode & 16 && typeof value.then === "function") return value;
		}
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes = leafPrototypes || [
			null,
			getProto({}),
			getProto([]),
			getProto(getProto)
		];
		for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
			Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
		}
		def["default"] = () => value;
		__nccwpck_require__.d(ns, def);
		return ns;
	};
})();
(() => {
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) {
			if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, {
					enumerable: true,
					get: definition[key]
				});
			}
		}
	};
})();
(() => {
	__nccwpck_require__.f = {};
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();
(() => {
	__nccwpck_require__.u = (chunkId) => {
		return "" + chunkId + ".index.js";
	};
})();
(() => {
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
	__nccwpck_require__.r = (exports) => {
		if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		}
		Object.defineProperty(exports, "__esModule", { value: true });
	};
})();
(() => {
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		if (!module.children) module.children = [];
		return module;
	};
})();
(() => {
	var installedChunks = { 792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) {
			if (__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if (runtime) runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
		if (installedChunkData !== 0) {
			if (installedChunkData) {
				promises.push(installedChunkData[1]);
			} else {
				if (true) {
					var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
						if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
						throw e;
					});
					var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
					promises.push(installedChunkData[1] = promise);
				}
			}
		}
	};
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
	g: () => execute,
	n: () => start
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1708);
const actions = {
	gate: () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(724),
		__nccwpck_require__.e(632)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 632)),
	"register-app": () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(979)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 84979)),
	"vision-run": () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(993)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 97993)),
	triage: () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(622)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 91622)),
	"delete-app": () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(699)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 23699)),
	overview: () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(770),
		__nccwpck_require__.e(288)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 7288)),
	"list-apps": () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(960)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 21960)),
	doctor: () => Promise.all([
		__nccwpck_require__.e(195),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(752),
		__nccwpck_require__.e(883),
		__nccwpck_require__.e(78),
		__nccwpck_require__.e(168),
		__nccwpck_require__.e(724),
		__nccwpck_require__.e(897)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 897))
};
function start(name) {
	execute(async (signal) => (await actions[name]()).run(signal));
}
function execute(action) {
	node_process__WEBPACK_IMPORTED_MODULE_0__.exitCode = 1;
	const cancellation = new AbortController();
	const { signal: cancelled } = cancellation;
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.on("error", () => cancellation.abort(new Error("The log cannot be written: the runner no longer reads it.")));
	requireCertificateChecks();
	for (const signal of ["SIGINT", "SIGTERM"]) node_process__WEBPACK_IMPORTED_MODULE_0__.on(signal, () => cancellation.abort(new Error(`The job was cancelled (${signal}).`)));
	action(cancelled).then((succeeded) => exit(() => succeeded && !cancelled.aborted ? 0 : 1), (error) => {
		node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write(`::error::${escapeData(describeInternalError(error))}\n`);
		exit(() => 1);
	});
}
function requireCertificateChecks() {
	if (node_process__WEBPACK_IMPORTED_MODULE_0__.env.NODE_TLS_REJECT_UNAUTHORIZED !== "0") return;
	delete node_process__WEBPACK_IMPORTED_MODULE_0__.env.NODE_TLS_REJECT_UNAUTHORIZED;
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write("::warning::`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored: the certificates of the service, of `version-url` and of GitHub are checked all the same. Remove the variable; for a CA of your own give `ca-cert-file`.\n");
}
function exit(status) {
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write("", () => node_process__WEBPACK_IMPORTED_MODULE_0__.exit(status()));
}
function describeInternalError(error) {
	return `The action failed with an internal error: ${error instanceof Error ? error.stack ?? error.message : String(error)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
var __webpack_exports__execute = __webpack_exports__.g;
var __webpack_exports__start = __webpack_exports__.n;
export { __webpack_exports__execute as execute, __webpack_exports__start as start };
