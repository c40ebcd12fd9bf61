export const id = 167;
export const ids = [167, 274];
export const modules = {
	65167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		const maxServers = 10;
		const maxTextLength = 2e3;
		const maxPaths = 1e4;
		function readOpenapiPaths(text, file) {
			const { document, lineCounter } = (0, bounded_yaml.parseBoundedYaml)(text);
			const [error] = document.errors;
			if (error !== undefined) {
				const { line, col } = lineCounter.linePos(error.pos[0]);
				throw new Error(`${file} is neither valid YAML nor JSON, at line ${line}, column ${col}: ${error.message}`);
			}
			const reader = createReader(document);
			const root = document.contents;
			const lineOf = ({ key }) => (0, dist.jn)(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
			const members = reader.members(reader.valueAt(root, "paths"));
			if (members === undefined) throw new Error(`${file} is not an OpenAPI document: no object with \`paths\` begins at line 1, column 1`);
			if (members.size > maxPaths) throw new Error(`${file} has more than ${maxPaths} paths`);
			const paths = [...members].map(([template, member]) => {
				const pathItem = reader.members(member.value);
				const operations = methods.flatMap((method) => {
					const operation = pathItem?.get(method) ?? pathItem?.get(method.toUpperCase());
					return operation ? [[method, lineOf(operation)]] : [];
				});
				return {
					template,
					line: lineOf(member),
					operations: new Map(operations)
				};
			});
			const pathItems = [...members.values()].map(({ value }) => value);
			return {
				paths,
				basePaths: readBasePaths(reader, root, pathItems)
			};
		}
		function readBasePaths(reader, root, pathItems) {
			const servers = [root, ...pathItems].flatMap(reader.servers).slice(0, maxServers);
			const basePath = reader.textAt(root, "basePath") ?? "";
			return [...servers.map((server) => serverPath(reader, server)), basePath];
		}
		function serverPath({ textAt }, server) {
			const url = textAt(server, "url") ?? "";
			const address = url.replace(/\{([^{}]*)\}/g, (variable, name) => textAt(server, "variables", name, "default") ?? variable);
			return URL.parse(address.slice(0, maxTextLength), "http://localhost")?.pathname ?? "";
		}
		function createReader(document) {
			const targets = aliasTargets(document);
			const indexes = new Map();
			const resolveAlias = (node) => (0, dist.Vj)(node) ? targets.get(node) : node;
			const members = (node) => {
				const object = resolveAlias(node);
				if (!(0, dist.jh)(object)) return undefined;
				const index = indexes.get(object) ?? indexOf(object);
				indexes.set(object, index);
				return index;
			};
			const valueAt = (node, ...names) => names.reduce((owner, name) => members(owner)?.get(name)?.value, node);
			const textAt = (node, ...names) => {
				const scalar = resolveAlias(valueAt(node, ...names));
				return (0, dist.jn)(scalar) && typeof scalar.value === "string" ? scalar.value.slice(0, maxTextLength) : undefined;
			};
			const servers = (owner) => {
				const list = resolveAlias(valueAt(owner, "servers"));
				return (0, dist.oP)(list) ? list.items.slice(0, maxServers) : [];
			};
			return {
				members,
				valueAt,
				textAt,
				servers
			};
		}
		function indexOf(object) {
			const index = new Map();
			for (const pair of object.items) if ((0, dist.jn)(pair.key) && !index.has(String(pair.key.value))) index.set(String(pair.key.value), pair);
			return index;
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
		;
		const parameter = /\{[^{}]*\}/g;
		const maxCompared = 1e3;
		function indexTemplates(items) {
			const templates = items.map(parseTemplate).sort((a, b) => a.rank < b.rank ? -1 : Number(a.rank > b.rank));
			const byShape = Map.groupBy(templates, ({ item }) => shapeOf(segmentsOf(item.template)));
			const byLength = Map.groupBy(templates, ({ segments }) => segments.length);
			for (const group of byShape.values()) group.splice(maxCompared);
			const leftOut = [...byLength.values()].flatMap((group) => group.splice(maxCompared));
			const find = (spellings, isWanted) => {
				let best;
				for (const spelling of spellings) {
					const fits = (each) => isWanted(each.item) && matches(each, spelling);
					const found = byShape.get(shapeOf(spelling))?.find(fits) ?? byLength.get(spelling.length)?.find(fits);
					if (found && (!best || found.rank < best.rank)) best = found;
				}
				return best?.item;
			};
			return {
				find,
				uncompared: leftOut.length
			};
		}
		function shapeOf(segments) {
			return segments.join("/").replace(parameter, "{}");
		}
		function parseTemplate(item) {
			const segments = segmentsOf(item.template).map((segment) => segment.split(parameter));
			const parameters = segments.filter(({ length }) => length > 1).length;
			const kinds = segments.map((pieces) => {
				if (pieces.length === 1) return "literal";
				return pieces.some(Boolean) ? "mixed" : "parameter";
			});
			const rank = `${String(parameters).padStart(5, "0")} ${kinds.map(([first]) => first).join("")}`;
			const literals = segments.flatMap(([first = "", ...others], index) => others.length === 0 ? [[index, first]] : []);
			return {
				item,
				segments,
				literals,
				rank
			};
		}
		function segmentsOf(path) {
			return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "").split("/").filter(Boolean);
		}
		function matches({ segments, literals }, path) {
			const fits = literals.every(([index, text]) => path[index] === text);
			return fits && segments.every((segment, index) => matchesSegment(segment, path[index] ?? ""));
		}
		function matchesSegment(pieces, text) {
			if (pieces.length === 1) return pieces[0] === text;
			const [first = "", ...others] = pieces;
			const last = others.pop() ?? "";
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
		const maxPathLength = 2e3;
		function createLocator(options) {
			const { text, file, basePath = "" } = options;
			const document = readOpenapiPaths(text, file);
			const { find, uncompared } = indexTemplates(document.paths);
			const prefixes = uniquePaths([basePath.slice(0, maxPathLength), ...document.basePaths].map(segmentsOf)).filter(({ length }) => length > 0);
			const locate = (method, path) => {
				if (!path || path.length > maxPathLength) return undefined;
				const operation = method?.toLowerCase() ?? "";
				const spellings = spellingsOf(segmentsOf(path), prefixes);
				const found = find(spellings, ({ operations }) => operations.has(operation)) ?? find(spellings, () => true);
				return found && {
					file,
					line: found.operations.get(operation) ?? found.line
				};
			};
			return {
				locate,
				uncompared
			};
		}
		function spellingsOf(path, prefixes) {
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
			requireBounds(text);
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const options = {
				lineCounter,
				prettyErrors: false,
				uniqueKeys: false
			};
			return {
				document: (0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, options),
				lineCounter
			};
		}
		function requireBounds(text) {
			let tokens = 0;
			let depth = 0;
			for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(text)) {
				tokens += token.split("\\").length;
				if (token === "[" || token === "{") depth += 1;
				else if (token === "]" || token === "}") depth -= 1;
				if (tokens > maxTokens) throw new Error(`it has more than ${maxTokens} words and signs`);
				if (depth > maxDepth) throw new Error(`it is more than ${maxDepth} levels deep`);
			}
		}
	})
};
