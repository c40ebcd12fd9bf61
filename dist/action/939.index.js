export const id = 939;
export const ids = [939, 274];
export const modules = {
	82939: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createLocator: () => createLocator });
		var dist = __webpack_require__(38815);
		var bounded_yaml = __webpack_require__(83274);
		;
		const methods = [
			"get",
			"put",
			"post",
			"delete",
			"options",
			"head",
			"patch",
			"trace",
			"query"
		];
		const maxHops = 10;
		const maxMerged = 20;
		const maxServers = 10;
		const maxTextLength = 2e3;
		const maxPaths = 1e4;
		const maxSteps = 3e5;
		function readOpenapiPaths(text, file) {
			const { document, lineCounter } = (0, bounded_yaml.parseBoundedYaml)(text);
			const [error] = document.errors;
			if (error !== undefined) {
				const { line, col } = lineCounter.linePos(error.pos[0]);
				throw new Error(`${file} is neither valid YAML nor JSON, at line ${line}, column ${col}: ${error.message}`);
			}
			const nodes = new Nodes(document);
			const lineOf = (key) => (0, dist.jn)(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
			const paths = nodes.entries(nodes.member(document.contents, "paths")?.value);
			if (paths === undefined) throw new Error(`${file} is no OpenAPI document: at line 1, column 1 begins no object with \`paths\``);
			if (paths.length > maxPaths) throw new Error(`${file} has more than ${maxPaths} paths`);
			return {
				paths: paths.map(([template, { key, value }]) => ({
					template,
					line: lineOf(key),
					operations: new Map(methods.flatMap((method) => {
						const operation = nodes.member(value, method) ?? nodes.member(value, method.toUpperCase());
						return operation ? [[method, lineOf(operation.key)]] : [];
					}))
				})),
				basePaths: readBasePaths(nodes, document.contents, paths.map(([, { value }]) => value))
			};
		}
		function readBasePaths(nodes, root, pathItems) {
			const servers = [];
			for (const owner of [root, ...pathItems]) {
				if (servers.length >= maxServers) break;
				servers.push(...nodes.items(nodes.member(owner, "servers")?.value).slice(0, maxServers - servers.length));
			}
			const basePath = nodes.text(nodes.member(root, "basePath")?.value);
			return [...servers.map((server) => serverPath(nodes, server)), basePath?.slice(0, maxTextLength) ?? ""];
		}
		function serverPath(nodes, server) {
			const variables = nodes.member(server, "variables")?.value;
			const defaultOf = (name) => nodes.text(nodes.member(nodes.member(variables, name)?.value, "default")?.value);
			const url = nodes.text(nodes.member(server, "url")?.value) ?? "";
			const address = url.slice(0, maxTextLength).replace(/\{([^{}]*)\}/g, (variable, name) => defaultOf(name)?.slice(0, maxTextLength) ?? variable);
			return URL.parse(address.slice(0, maxTextLength), "http://localhost")?.pathname ?? "";
		}
		class Nodes {
			#root;
			#targets;
			#indexes = new Map();
			#steps = 0;
			constructor(document) {
				this.#root = document.contents;
				this.#targets = aliasTargets(document);
			}
			text(node) {
				const scalar = this.#seen(node);
				return (0, dist.jn)(scalar) && typeof scalar.value === "string" ? scalar.value : undefined;
			}
			items(node) {
				const sequence = this.#seen(node);
				return (0, dist.oP)(sequence) ? sequence.items : [];
			}
			entries(node) {
				const index = this.#indexOf(node);
				if (index === undefined) return undefined;
				const merged = this.#mergedInto(index).flatMap((source) => this.#indexOf(source) ?? []);
				const members = new Map();
				for (const [key, member] of [index, ...merged].flatMap((part) => [...part])) if (member && !members.has(key)) members.set(key, member);
				return [...members];
			}
			member(node, key, hops = maxHops) {
				const index = this.#indexOf(node);
				if (index === undefined || hops === 0) return undefined;
				if (!index.has(key)) {
					index.set(key, undefined);
					index.set(key, this.#findElsewhere(index, key, hops));
				}
				return index.get(key);
			}
			#findElsewhere(index, key, hops) {
				const referred = this.#referredTo(index, hops);
				const sources = [...this.#mergedInto(index), ...referred === undefined ? [] : [referred]];
				this.#steps += sources.length;
				if (this.#steps > maxSteps) throw new Error(`its parts refer to each other more than ${maxSteps} times`);
				for (const source of sources) {
					const found = this.member(source, key, hops - 1);
					if (found !== undefined) return found;
				}
				return undefined;
			}
			#seen(node) {
				return (0, dist.Vj)(node) ? this.#targets.get(node) : node;
			}
			#indexOf(node) {
				const map = this.#seen(node);
				if (!(0, dist.jh)(map)) return undefined;
				const known = this.#indexes.get(map);
				if (known) return known;
				const index = new Map();
				for (const { key, value } of map.items) if ((0, dist.jn)(key) && !index.has(String(key.value))) index.set(String(key.value), {
					key,
					value
				});
				this.#indexes.set(map, index);
				return index;
			}
			#mergedInto(index) {
				const merged = this.#seen(index.get("<<")?.value);
				return (0, dist.jh)(merged) ? [merged] : this.items(merged).slice(0, maxMerged);
			}
			#referredTo(index, hops) {
				const reference = this.text(index.get("$ref")?.value);
				if (reference === undefined || reference.length > maxTextLength) return undefined;
				const [start, ...tokens] = reference.split("/").slice(0, maxHops);
				if (start !== "#") return undefined;
				return tokens.reduce((node, token) => this.member(node, unescaped(token), hops - 1)?.value, this.#root);
			}
		}
		function aliasTargets(document) {
			const anchors = new Map();
			const targets = new Map();
			(0, dist.YR)(document, { Node: (_, node) => {
				if ((0, dist.Vj)(node)) targets.set(node, anchors.get(node.source));
				else if (node.anchor) anchors.set(node.anchor, node);
			} });
			return targets;
		}
		function unescaped(token) {
			return decoded(token).replaceAll("~1", "/").replaceAll("~0", "~");
		}
		function decoded(token) {
			try {
				return decodeURIComponent(token);
			} catch {
				return token;
			}
		}
		;
		function parseTemplate(template) {
			const segments = segmentsOf(template).map((segment) => segment.split(/\{[^{}]*\}/));
			const kinds = segments.map((pieces) => pieces.length === 1 ? "literal" : pieces.some(Boolean) ? "mixed" : "parameter");
			const parameters = kinds.filter((kind) => kind !== "literal").length;
			return {
				segments,
				kinds,
				rank: `${String(parameters).padStart(5, "0")} ${kinds.map(([first]) => first).join("")}`
			};
		}
		function segmentsOf(path) {
			return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "").split("/").filter(Boolean);
		}
		function matches({ segments }, path) {
			return segments.length === path.length && segments.every((segment, index) => matchesSegment(segment, path[index] ?? ""));
		}
		function matchesSegment(pieces, text) {
			const [first = "", ...others] = pieces;
			const last = others.pop();
			if (last === undefined) return first === text;
			if (!text.startsWith(first)) return false;
			let position = first.length;
			for (const piece of others) {
				const found = text.indexOf(piece, position + 1);
				if (found === -1) return false;
				position = found + piece.length;
			}
			return position + 1 + last.length <= text.length && text.endsWith(last);
		}
		;
		const path_index_maxSteps = 1e3;
		function indexTemplates(items) {
			const shapes = shapesByLength(items.map((item) => ({
				item,
				...parseTemplate(item.template)
			})));
			return (paths, isPreferred) => {
				let best;
				let steps = 0;
				const candidates = function* (path) {
					for (const { kinds, entries } of shapes.get(path.length) ?? []) {
						steps += path.length + 1;
						if (steps <= path_index_maxSteps) yield* entries.get(keyOf(path, kinds)) ?? [];
					}
				};
				for (const path of paths) for (const entry of candidates(path)) {
					steps += path.length;
					if (steps > path_index_maxSteps) return best?.item;
					if (matches(entry, path) && (!best || isBetter(entry, best, isPreferred))) best = entry;
				}
				return best?.item;
			};
		}
		function isBetter(entry, best, isPreferred) {
			const [is, was] = [isPreferred(entry.item), isPreferred(best.item)];
			return is === was ? entry.rank < best.rank : is;
		}
		function shapesByLength(entries) {
			const ordered = entries.toSorted((a, b) => a.rank < b.rank ? -1 : Number(a.rank > b.rank));
			const shapes = [...Map.groupBy(ordered, ({ rank }) => rank).values()].map((same) => {
				const kinds = same[0]?.kinds ?? [];
				return {
					kinds,
					entries: Map.groupBy(same, ({ segments }) => keyOf(segments.map(String), kinds))
				};
			});
			return Map.groupBy(shapes, ({ kinds }) => kinds.length);
		}
		function keyOf(path, kinds) {
			return path.map((segment, index) => kinds[index] === "literal" ? segment : "").join("/");
		}
		;
		const maxPathLength = 2e3;
		function createLocator({ text, file, basePath = "" }) {
			const document = readOpenapiPaths(text, file);
			const find = indexTemplates(document.paths.filter(({ template }) => template.length <= maxPathLength));
			const prefixes = uniquePaths([basePath.slice(0, maxPathLength), ...document.basePaths].map(segmentsOf)).filter(({ length }) => length > 0);
			return (method, path) => {
				if (!path || path.length > maxPathLength) return undefined;
				const operation = method?.toLowerCase() ?? "";
				const found = find(variants(segmentsOf(path), prefixes), ({ operations }) => operations.has(operation));
				return found && {
					file,
					line: found.operations.get(operation) ?? found.line
				};
			};
		}
		function variants(path, prefixes) {
			const stripped = prefixes.filter((prefix) => prefix.every((segment, index) => segment === path[index])).map((prefix) => path.slice(prefix.length));
			return uniquePaths([
				path,
				...stripped,
				...prefixes.map((prefix) => [...prefix, ...path])
			]);
		}
		function uniquePaths(paths) {
			return [...new Map(paths.map((path) => [path.join("/"), path])).values()];
		}
	}),
	83274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseBoundedYaml: () => parseBoundedYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const maxTokens = 6e5;
		const maxDepth = 100;
		function parseBoundedYaml(text) {
			refuseExcess(text);
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			return {
				document: (0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, {
					lineCounter,
					prettyErrors: false,
					uniqueKeys: false
				}),
				lineCounter
			};
		}
		function refuseExcess(text) {
			let tokens = 0;
			let depth = 0;
			for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(text)) {
				tokens += 1;
				if (token === "[" || token === "{") depth += 1;
				else if (token === "]" || token === "}") depth -= 1;
				if (tokens > maxTokens) throw new Error(`it has more than ${maxTokens} words and signs`);
				if (depth > maxDepth) throw new Error(`it is more than ${maxDepth} levels deep`);
			}
		}
	})
};
