import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	2613: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
	}),
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	6982: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
	}),
	4434: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
	}),
	9896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	1943: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
	}),
	8611: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
	}),
	5692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
	}),
	9278: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
	}),
	4589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	6698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	7540: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
	}),
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	3053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	610: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
	}),
	1553: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	3024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	1455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	7067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	2467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	4708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
	}),
	8995: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
	}),
	7030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	8161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	643: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	1792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	7075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	6466: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
	}),
	8500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	1692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	3136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	7975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	3429: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
	}),
	8877: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
	}),
	5919: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	8522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	6928: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	2203: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
	}),
	3193: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
	}),
	4756: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
	}),
	2018: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
	}),
	7016: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
	}),
	9023: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = { exports: {} };
	var threw = true;
	try {
		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
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
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(170)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 3170)),
	"register-app": () => Promise.all([
		__nccwpck_require__.e(343),
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(945)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 7945)),
	"vision-run": () => Promise.all([
		__nccwpck_require__.e(343),
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(40)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 40)),
	triage: () => Promise.all([
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(622)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 1622)),
	"delete-app": () => Promise.all([
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(574)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 574)),
	"list-apps": () => Promise.all([
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(594)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 3594)),
	doctor: () => Promise.all([
		__nccwpck_require__.e(343),
		__nccwpck_require__.e(83),
		__nccwpck_require__.e(606),
		__nccwpck_require__.e(144),
		__nccwpck_require__.e(883),
		__nccwpck_require__.e(182),
		__nccwpck_require__.e(120),
		__nccwpck_require__.e(155)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 1155))
};
function start(name) {
	execute(async (signal) => (await actions[name]()).run(signal));
}
function execute(action) {
	node_process__WEBPACK_IMPORTED_MODULE_0__.exitCode = 1;
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.on("error", () => {});
	requireCertificateChecks();
	const cancellation = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) node_process__WEBPACK_IMPORTED_MODULE_0__.on(signal, () => cancellation.abort(new Error(`The job was cancelled (${signal}).`)));
	action(cancellation.signal).then((succeeded) => exit(succeeded ? 0 : 1), (error) => {
		node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write(`::error::${escapeData(describe(error))}\n`);
		exit(1);
	});
}
function requireCertificateChecks() {
	if (node_process__WEBPACK_IMPORTED_MODULE_0__.env.NODE_TLS_REJECT_UNAUTHORIZED !== "0") return;
	delete node_process__WEBPACK_IMPORTED_MODULE_0__.env.NODE_TLS_REJECT_UNAUTHORIZED;
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write("::warning::`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored: the certificates of the service, of `version-url` and of GitHub are checked all the same. Remove the variable; for a CA of your own give `ca-cert-file`.\n");
}
function exit(status) {
	node_process__WEBPACK_IMPORTED_MODULE_0__.exitCode = status;
	node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write("", () => node_process__WEBPACK_IMPORTED_MODULE_0__.exit(status));
}
function describe(error) {
	return `The action failed on its own: ${error instanceof Error ? error.stack ?? error.message : String(error)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
var __webpack_exports__execute = __webpack_exports__.g;
var __webpack_exports__start = __webpack_exports__.n;
export { __webpack_exports__execute as execute, __webpack_exports__start as start };
