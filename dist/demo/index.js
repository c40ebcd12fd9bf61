import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	7349: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		var YAMLMap = __nccwpck_require__(4454);
		var YAMLSeq = __nccwpck_require__(2223);
		var resolveBlockMap = __nccwpck_require__(7103);
		var resolveBlockSeq = __nccwpck_require__(334);
		var resolveFlowCollection = __nccwpck_require__(3142);
		function resolveCollection(CN, ctx, token, onError, tagName, tag) {
			const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
			const Coll = coll.constructor;
			if (tagName === "!" || tagName === Coll.tagName) {
				coll.tag = Coll.tagName;
				return coll;
			}
			if (tagName) coll.tag = tagName;
			return coll;
		}
		function composeCollection(CN, ctx, token, props, onError) {
			const tagToken = props.tag;
			const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
			if (token.type === "block-seq") {
				const { anchor, newlineAfterProp: nl } = props;
				const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
				if (lastProp && (!nl || nl.offset < lastProp.offset)) {
					const message = "Missing newline after block sequence props";
					onError(lastProp, "MISSING_CHAR", message);
				}
			}
			const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
			if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
			let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
			if (!tag) {
				const kt = ctx.schema.knownTags[tagName];
				if (kt?.collection === expType) {
					ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
					tag = kt;
				} else {
					if (kt) {
						onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
					} else {
						onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
					}
					return resolveCollection(CN, ctx, token, onError, tagName);
				}
			}
			const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
			const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
			const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
			node.range = coll.range;
			node.tag = tagName;
			if (tag?.format) node.format = tag.format;
			return node;
		}
		exports.composeCollection = composeCollection;
	}),
	3683: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Document = __nccwpck_require__(3021);
		var composeNode = __nccwpck_require__(5937);
		var resolveEnd = __nccwpck_require__(7788);
		var resolveProps = __nccwpck_require__(4631);
		function composeDoc(options, directives, { offset, start, value, end }, onError) {
			const opts = Object.assign({ _directives: directives }, options);
			const doc = new Document.Document(undefined, opts);
			const ctx = {
				atKey: false,
				atRoot: true,
				directives: doc.directives,
				options: doc.options,
				schema: doc.schema
			};
			const props = resolveProps.resolveProps(start, {
				indicator: "doc-start",
				next: value ?? end?.[0],
				offset,
				onError,
				parentIndent: 0,
				startOnNewline: true
			});
			if (props.found) {
				doc.directives.docStart = true;
				if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
			}
			doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
			const contentEnd = doc.contents.range[2];
			const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
			if (re.comment) doc.comment = re.comment;
			doc.range = [
				offset,
				contentEnd,
				re.offset
			];
			return doc;
		}
		exports.composeDoc = composeDoc;
	}),
	5937: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065);
		var identity = __nccwpck_require__(1127);
		var composeCollection = __nccwpck_require__(7349);
		var composeScalar = __nccwpck_require__(5413);
		var resolveEnd = __nccwpck_require__(7788);
		var utilEmptyScalarPosition = __nccwpck_require__(2599);
		const CN = {
			composeNode,
			composeEmptyNode
		};
		function composeNode(ctx, token, props, onError) {
			const atKey = ctx.atKey;
			const { spaceBefore, comment, anchor, tag } = props;
			let node;
			let isSrcToken = true;
			switch (token.type) {
				case "alias":
					node = composeAlias(ctx, token, onError);
					if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
					break;
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "block-scalar":
					node = composeScalar.composeScalar(ctx, token, tag, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
					break;
				case "block-map":
				case "block-seq":
				case "flow-collection":
					try {
						node = composeCollection.composeCollection(CN, ctx, token, props, onError);
						if (anchor) node.anchor = anchor.source.substring(1);
					} catch (error) {
						const message = error instanceof Error ? error.message : String(error);
						onError(token, "RESOURCE_EXHAUSTION", message);
					}
					break;
				default: {
					const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
					onError(token, "UNEXPECTED_TOKEN", message);
					isSrcToken = false;
				}
			}
			node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
			if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
			if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
				const msg = "With stringKeys, all keys must be strings";
				onError(tag ?? token, "NON_STRING_KEY", msg);
			}
			if (spaceBefore) node.spaceBefore = true;
			if (comment) {
				if (token.type === "scalar" && token.source === "") node.comment = comment;
				else node.commentBefore = comment;
			}
			if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
			return node;
		}
		function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
			const token = {
				type: "scalar",
				offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
				indent: -1,
				source: ""
			};
			const node = composeScalar.composeScalar(ctx, token, tag, onError);
			if (anchor) {
				node.anchor = anchor.source.substring(1);
				if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
			}
			if (spaceBefore) node.spaceBefore = true;
			if (comment) {
				node.comment = comment;
				node.range[2] = end;
			}
			return node;
		}
		function composeAlias({ options }, { offset, source, end }, onError) {
			const alias = new Alias.Alias(source.substring(1));
			if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
			if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
			const valueEnd = offset + source.length;
			const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
			alias.range = [
				offset,
				valueEnd,
				re.offset
			];
			if (re.comment) alias.comment = re.comment;
			return alias;
		}
		exports.composeEmptyNode = composeEmptyNode;
		exports.composeNode = composeNode;
	}),
	5413: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		var resolveBlockScalar = __nccwpck_require__(8913);
		var resolveFlowScalar = __nccwpck_require__(6842);
		function composeScalar(ctx, token, tagToken, onError) {
			const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
			const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
			let tag;
			if (ctx.options.stringKeys && ctx.atKey) {
				tag = ctx.schema[identity.SCALAR];
			} else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
			else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
			else tag = ctx.schema[identity.SCALAR];
			let scalar;
			try {
				const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
				scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
			} catch (error) {
				const msg = error instanceof Error ? error.message : String(error);
				onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
				scalar = new Scalar.Scalar(value);
			}
			scalar.range = range;
			scalar.source = value;
			if (type) scalar.type = type;
			if (tagName) scalar.tag = tagName;
			if (tag.format) scalar.format = tag.format;
			if (comment) scalar.comment = comment;
			return scalar;
		}
		function findScalarTagByName(schema, value, tagName, tagToken, onError) {
			if (tagName === "!") return schema[identity.SCALAR];
			const matchWithTest = [];
			for (const tag of schema.tags) {
				if (!tag.collection && tag.tag === tagName) {
					if (tag.default && tag.test) matchWithTest.push(tag);
					else return tag;
				}
			}
			for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
			const kt = schema.knownTags[tagName];
			if (kt && !kt.collection) {
				schema.tags.push(Object.assign({}, kt, {
					default: false,
					test: undefined
				}));
				return kt;
			}
			onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
			return schema[identity.SCALAR];
		}
		function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
			const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
			if (schema.compat) {
				const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
				if (tag.tag !== compat.tag) {
					const ts = directives.tagString(tag.tag);
					const cs = directives.tagString(compat.tag);
					const msg = `Value may be parsed as either ${ts} or ${cs}`;
					onError(token, "TAG_RESOLVE_FAILED", msg, true);
				}
			}
			return tag;
		}
		exports.composeScalar = composeScalar;
	}),
	9984: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932);
		var directives = __nccwpck_require__(1342);
		var Document = __nccwpck_require__(3021);
		var errors = __nccwpck_require__(1464);
		var identity = __nccwpck_require__(1127);
		var composeDoc = __nccwpck_require__(3683);
		var resolveEnd = __nccwpck_require__(7788);
		function getErrorPos(src) {
			if (typeof src === "number") return [src, src + 1];
			if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
			const { offset, source } = src;
			return [offset, offset + (typeof source === "string" ? source.length : 1)];
		}
		function parsePrelude(prelude) {
			let comment = "";
			let atComment = false;
			let afterEmptyLine = false;
			for (let i = 0; i < prelude.length; ++i) {
				const source = prelude[i];
				switch (source[0]) {
					case "#":
						comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
						atComment = true;
						afterEmptyLine = false;
						break;
					case "%":
						if (prelude[i + 1]?.[0] !== "#") i += 1;
						atComment = false;
						break;
					default:
						if (!atComment) afterEmptyLine = true;
						atComment = false;
				}
			}
			return {
				comment,
				afterEmptyLine
			};
		}
		class Composer {
			constructor(options = {}) {
				this.doc = null;
				this.atDirectives = false;
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
				this.onError = (source, code, message, warning) => {
					const pos = getErrorPos(source);
					if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
					else this.errors.push(new errors.YAMLParseError(pos, code, message));
				};
				this.directives = new directives.Directives({ version: options.version || "1.2" });
				this.options = options;
			}
			decorate(doc, afterDoc) {
				const { comment, afterEmptyLine } = parsePrelude(this.prelude);
				if (comment) {
					const dc = doc.contents;
					if (afterDoc) {
						doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
					} else if (afterEmptyLine || doc.directives.docStart || !dc) {
						doc.commentBefore = comment;
					} else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
						let it = dc.items[0];
						if (identity.isPair(it)) it = it.key;
						const cb = it.commentBefore;
						it.commentBefore = cb ? `${comment}\n${cb}` : comment;
					} else {
						const cb = dc.commentBefore;
						dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
					}
				}
				if (afterDoc) {
					for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
					for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
				} else {
					doc.errors = this.errors;
					doc.warnings = this.warnings;
				}
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
			}
			streamInfo() {
				return {
					comment: parsePrelude(this.prelude).comment,
					directives: this.directives,
					errors: this.errors,
					warnings: this.warnings
				};
			}
			*compose(tokens, forceDoc = false, endOffset = -1) {
				for (const token of tokens) yield* this.next(token);
				yield* this.end(forceDoc, endOffset);
			}
			*next(token) {
				if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
				switch (token.type) {
					case "directive":
						this.directives.add(token.source, (offset, message, warning) => {
							const pos = getErrorPos(token);
							pos[0] += offset;
							this.onError(pos, "BAD_DIRECTIVE", message, warning);
						});
						this.prelude.push(token.source);
						this.atDirectives = true;
						break;
					case "document": {
						const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
						if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
						this.decorate(doc, false);
						if (this.doc) yield this.doc;
						this.doc = doc;
						this.atDirectives = false;
						break;
					}
					case "byte-order-mark":
					case "space": break;
					case "comment":
					case "newline":
						this.prelude.push(token.source);
						break;
					case "error": {
						const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
						const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
						if (this.atDirectives || !this.doc) this.errors.push(error);
						else this.doc.errors.push(error);
						break;
					}
					case "doc-end": {
						if (!this.doc) {
							const msg = "Unexpected doc-end without preceding document";
							this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
							break;
						}
						this.doc.directives.docEnd = true;
						const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
						this.decorate(this.doc, true);
						if (end.comment) {
							const dc = this.doc.comment;
							this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
						}
						this.doc.range[2] = end.offset;
						break;
					}
					default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
				}
			}
			*end(forceDoc = false, endOffset = -1) {
				if (this.doc) {
					this.decorate(this.doc, true);
					yield this.doc;
					this.doc = null;
				} else if (forceDoc) {
					const opts = Object.assign({ _directives: this.directives }, this.options);
					const doc = new Document.Document(undefined, opts);
					if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
					doc.range = [
						0,
						endOffset,
						endOffset
					];
					this.decorate(doc, false);
					yield doc;
				}
			}
		}
		exports.Composer = Composer;
	}),
	7103: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Pair = __nccwpck_require__(7165);
		var YAMLMap = __nccwpck_require__(4454);
		var resolveProps = __nccwpck_require__(4631);
		var utilContainsNewline = __nccwpck_require__(9499);
		var utilFlowIndentCheck = __nccwpck_require__(4051);
		var utilMapIncludes = __nccwpck_require__(1187);
		const startColMsg = "All mapping items must start at the same column";
		function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
			const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
			const map = new NodeClass(ctx.schema);
			if (ctx.atRoot) ctx.atRoot = false;
			let offset = bm.offset;
			let commentEnd = null;
			for (const collItem of bm.items) {
				const { start, key, sep, value } = collItem;
				const keyProps = resolveProps.resolveProps(start, {
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: bm.indent,
					startOnNewline: true
				});
				const implicitKey = !keyProps.found;
				if (implicitKey) {
					if (key) {
						if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
						else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
					}
					if (!keyProps.anchor && !keyProps.tag && !sep) {
						commentEnd = keyProps.end;
						if (keyProps.comment) {
							if (map.comment) map.comment += "\n" + keyProps.comment;
							else map.comment = keyProps.comment;
						}
						continue;
					}
					if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
						onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
					}
				} else if (keyProps.found?.indent !== bm.indent) {
					onError(offset, "BAD_INDENT", startColMsg);
				}
				ctx.atKey = true;
				const keyStart = keyProps.end;
				const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
				ctx.atKey = false;
				if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: bm.indent,
					startOnNewline: !key || key.type === "block-scalar"
				});
				offset = valueProps.end;
				if (valueProps.found) {
					if (implicitKey) {
						if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
						if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
					}
					const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
					if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
					offset = valueNode.range[2];
					const pair = new Pair.Pair(keyNode, valueNode);
					if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
					map.items.push(pair);
				} else {
					if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
					if (valueProps.comment) {
						if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
						else keyNode.comment = valueProps.comment;
					}
					const pair = new Pair.Pair(keyNode);
					if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
					map.items.push(pair);
				}
			}
			if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
			map.range = [
				bm.offset,
				offset,
				commentEnd ?? offset
			];
			return map;
		}
		exports.resolveBlockMap = resolveBlockMap;
	}),
	8913: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		function resolveBlockScalar(ctx, scalar, onError) {
			const start = scalar.offset;
			const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
			if (!header) return {
				value: "",
				type: null,
				comment: "",
				range: [
					start,
					start,
					start
				]
			};
			const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
			const lines = scalar.source ? splitLines(scalar.source) : [];
			let chompStart = lines.length;
			for (let i = lines.length - 1; i >= 0; --i) {
				const content = lines[i][1];
				if (content === "" || content === "\r") chompStart = i;
				else break;
			}
			if (chompStart === 0) {
				const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
				let end = start + header.length;
				if (scalar.source) end += scalar.source.length;
				return {
					value,
					type,
					comment: header.comment,
					range: [
						start,
						end,
						end
					]
				};
			}
			let trimIndent = scalar.indent + header.indent;
			let offset = scalar.offset + header.length;
			let contentStart = 0;
			for (let i = 0; i < chompStart; ++i) {
				const [indent, content] = lines[i];
				if (content === "" || content === "\r") {
					if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
				} else {
					if (indent.length < trimIndent) {
						const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
						onError(offset + indent.length, "MISSING_CHAR", message);
					}
					if (header.indent === 0) trimIndent = indent.length;
					contentStart = i;
					if (trimIndent === 0 && !ctx.atRoot) {
						const message = "Block scalar values in collections must be indented";
						onError(offset, "BAD_INDENT", message);
					}
					break;
				}
				offset += indent.length + content.length + 1;
			}
			for (let i = lines.length - 1; i >= chompStart; --i) {
				if (lines[i][0].length > trimIndent) chompStart = i + 1;
			}
			let value = "";
			let sep = "";
			let prevMoreIndented = false;
			for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
			for (let i = contentStart; i < chompStart; ++i) {
				let [indent, content] = lines[i];
				offset += indent.length + content.length + 1;
				const crlf = content[content.length - 1] === "\r";
				if (crlf) content = content.slice(0, -1);
				if (content && indent.length < trimIndent) {
					const src = header.indent ? "explicit indentation indicator" : "first line";
					const message = `Block scalar lines must not be less indented than their ${src}`;
					onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
					indent = "";
				}
				if (type === Scalar.Scalar.BLOCK_LITERAL) {
					value += sep + indent.slice(trimIndent) + content;
					sep = "\n";
				} else if (indent.length > trimIndent || content[0] === "	") {
					if (sep === " ") sep = "\n";
					else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
					value += sep + indent.slice(trimIndent) + content;
					sep = "\n";
					prevMoreIndented = true;
				} else if (content === "") {
					if (sep === "\n") value += "\n";
					else sep = "\n";
				} else {
					value += sep + content;
					sep = " ";
					prevMoreIndented = false;
				}
			}
			switch (header.chomp) {
				case "-": break;
				case "+":
					for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
					if (value[value.length - 1] !== "\n") value += "\n";
					break;
				default: value += "\n";
			}
			const end = start + header.length + scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		function parseBlockScalarHeader({ offset, props }, strict, onError) {
			if (props[0].type !== "block-scalar-header") {
				onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
				return null;
			}
			const { source } = props[0];
			const mode = source[0];
			let indent = 0;
			let chomp = "";
			let error = -1;
			for (let i = 1; i < source.length; ++i) {
				const ch = source[i];
				if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
				else {
					const n = Number(ch);
					if (!indent && n) indent = n;
					else if (error === -1) error = offset + i;
				}
			}
			if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
			let hasSpace = false;
			let comment = "";
			let length = source.length;
			for (let i = 1; i < props.length; ++i) {
				const token = props[i];
				switch (token.type) {
					case "space": hasSpace = true;
					case "newline":
						length += token.source.length;
						break;
					case "comment":
						if (strict && !hasSpace) {
							const message = "Comments must be separated from other tokens by white space characters";
							onError(token, "MISSING_CHAR", message);
						}
						length += token.source.length;
						comment = token.source.substring(1);
						break;
					case "error":
						onError(token, "UNEXPECTED_TOKEN", token.message);
						length += token.source.length;
						break;
					default: {
						const message = `Unexpected token in block scalar header: ${token.type}`;
						onError(token, "UNEXPECTED_TOKEN", message);
						const ts = token.source;
						if (ts && typeof ts === "string") length += ts.length;
					}
				}
			}
			return {
				mode,
				indent,
				chomp,
				comment,
				length
			};
		}
		function splitLines(source) {
			const split = source.split(/\n( *)/);
			const first = split[0];
			const m = first.match(/^( *)/);
			const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
			const lines = [line0];
			for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
			return lines;
		}
		exports.resolveBlockScalar = resolveBlockScalar;
	}),
	334: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var YAMLSeq = __nccwpck_require__(2223);
		var resolveProps = __nccwpck_require__(4631);
		var utilFlowIndentCheck = __nccwpck_require__(4051);
		function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
			const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
			const seq = new NodeClass(ctx.schema);
			if (ctx.atRoot) ctx.atRoot = false;
			if (ctx.atKey) ctx.atKey = false;
			let offset = bs.offset;
			let commentEnd = null;
			for (const { start, value } of bs.items) {
				const props = resolveProps.resolveProps(start, {
					indicator: "seq-item-ind",
					next: value,
					offset,
					onError,
					parentIndent: bs.indent,
					startOnNewline: true
				});
				if (!props.found) {
					if (props.anchor || props.tag || value) {
						if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
						else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
					} else {
						commentEnd = props.end;
						if (props.comment) seq.comment = props.comment;
						continue;
					}
				}
				const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
				offset = node.range[2];
				seq.items.push(node);
			}
			seq.range = [
				bs.offset,
				offset,
				commentEnd ?? offset
			];
			return seq;
		}
		exports.resolveBlockSeq = resolveBlockSeq;
	}),
	7788: ((__unused_webpack_module, exports) => {
		function resolveEnd(end, offset, reqSpace, onError) {
			let comment = "";
			if (end) {
				let hasSpace = false;
				let sep = "";
				for (const token of end) {
					const { source, type } = token;
					switch (type) {
						case "space":
							hasSpace = true;
							break;
						case "comment": {
							if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
							const cb = source.substring(1) || " ";
							if (!comment) comment = cb;
							else comment += sep + cb;
							sep = "";
							break;
						}
						case "newline":
							if (comment) sep += source;
							hasSpace = true;
							break;
						default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
					}
					offset += source.length;
				}
			}
			return {
				comment,
				offset
			};
		}
		exports.resolveEnd = resolveEnd;
	}),
	3142: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var YAMLMap = __nccwpck_require__(4454);
		var YAMLSeq = __nccwpck_require__(2223);
		var resolveEnd = __nccwpck_require__(7788);
		var resolveProps = __nccwpck_require__(4631);
		var utilContainsNewline = __nccwpck_require__(9499);
		var utilMapIncludes = __nccwpck_require__(1187);
		const blockMsg = "Block collections are not allowed within flow collections";
		const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
		function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
			const isMap = fc.start.source === "{";
			const fcName = isMap ? "flow map" : "flow sequence";
			const NodeClass = tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
			const coll = new NodeClass(ctx.schema);
			coll.flow = true;
			const atRoot = ctx.atRoot;
			if (atRoot) ctx.atRoot = false;
			if (ctx.atKey) ctx.atKey = false;
			let offset = fc.offset + fc.start.source.length;
			for (let i = 0; i < fc.items.length; ++i) {
				const collItem = fc.items[i];
				const { start, key, sep, value } = collItem;
				const props = resolveProps.resolveProps(start, {
					flow: fcName,
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (!props.found) {
					if (!props.anchor && !props.tag && !sep && !value) {
						if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
						else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
						if (props.comment) {
							if (coll.comment) coll.comment += "\n" + props.comment;
							else coll.comment = props.comment;
						}
						offset = props.end;
						continue;
					}
					if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
				}
				if (i === 0) {
					if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				} else {
					if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
					if (props.comment) {
						let prevItemComment = "";
						loop: for (const st of start) {
							switch (st.type) {
								case "comma":
								case "space": break;
								case "comment":
									prevItemComment = st.source.substring(1);
									break loop;
								default: break loop;
							}
						}
						if (prevItemComment) {
							let prev = coll.items[coll.items.length - 1];
							if (identity.isPair(prev)) prev = prev.value ?? prev.key;
							if (prev.comment) prev.comment += "\n" + prevItemComment;
							else prev.comment = prevItemComment;
							props.comment = props.comment.substring(prevItemComment.length + 1);
						}
					}
				}
				if (!isMap && !sep && !props.found) {
					const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
					coll.items.push(valueNode);
					offset = valueNode.range[2];
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else {
					ctx.atKey = true;
					const keyStart = props.end;
					const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
					if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
					ctx.atKey = false;
					const valueProps = resolveProps.resolveProps(sep ?? [], {
						flow: fcName,
						indicator: "map-value-ind",
						next: value,
						offset: keyNode.range[2],
						onError,
						parentIndent: fc.indent,
						startOnNewline: false
					});
					if (valueProps.found) {
						if (!isMap && !props.found && ctx.options.strict) {
							if (sep) for (const st of sep) {
								if (st === valueProps.found) break;
								if (st.type === "newline") {
									onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
									break;
								}
							}
							if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
						}
					} else if (value) {
						if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
						else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
					}
					const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
					if (valueNode) {
						if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
					} else if (valueProps.comment) {
						if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
						else keyNode.comment = valueProps.comment;
					}
					const pair = new Pair.Pair(keyNode, valueNode);
					if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
					if (isMap) {
						const map = coll;
						if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
						map.items.push(pair);
					} else {
						const map = new YAMLMap.YAMLMap(ctx.schema);
						map.flow = true;
						map.items.push(pair);
						const endRange = (valueNode ?? keyNode).range;
						map.range = [
							keyNode.range[0],
							endRange[1],
							endRange[2]
						];
						coll.items.push(map);
					}
					offset = valueNode ? valueNode.range[2] : valueProps.end;
				}
			}
			const expectedEnd = isMap ? "}" : "]";
			const [ce, ...ee] = fc.end;
			let cePos = offset;
			if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
			else {
				const name = fcName[0].toUpperCase() + fcName.substring(1);
				const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
				onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
				if (ce && ce.source.length !== 1) ee.unshift(ce);
			}
			if (ee.length > 0) {
				const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
				if (end.comment) {
					if (coll.comment) coll.comment += "\n" + end.comment;
					else coll.comment = end.comment;
				}
				coll.range = [
					fc.offset,
					cePos,
					end.offset
				];
			} else {
				coll.range = [
					fc.offset,
					cePos,
					cePos
				];
			}
			return coll;
		}
		exports.resolveFlowCollection = resolveFlowCollection;
	}),
	6842: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		var resolveEnd = __nccwpck_require__(7788);
		function resolveFlowScalar(scalar, strict, onError) {
			const { offset, type, source, end } = scalar;
			let _type;
			let value;
			const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
			switch (type) {
				case "scalar":
					_type = Scalar.Scalar.PLAIN;
					value = plainValue(source, _onError);
					break;
				case "single-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_SINGLE;
					value = singleQuotedValue(source, _onError);
					break;
				case "double-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_DOUBLE;
					value = doubleQuotedValue(source, _onError);
					break;
				default:
					onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
					return {
						value: "",
						type: null,
						comment: "",
						range: [
							offset,
							offset + source.length,
							offset + source.length
						]
					};
			}
			const valueEnd = offset + source.length;
			const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
			return {
				value,
				type: _type,
				comment: re.comment,
				range: [
					offset,
					valueEnd,
					re.offset
				]
			};
		}
		function plainValue(source, onError) {
			let badChar = "";
			switch (source[0]) {
				case "	":
					badChar = "a tab character";
					break;
				case ",":
					badChar = "flow indicator character ,";
					break;
				case "%":
					badChar = "directive indicator character %";
					break;
				case "|":
				case ">": {
					badChar = `block scalar indicator ${source[0]}`;
					break;
				}
				case "@":
				case "`": {
					badChar = `reserved character ${source[0]}`;
					break;
				}
			}
			if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
			return unfoldLines(source);
		}
		function singleQuotedValue(source, onError) {
			if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
			return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
		}
		function unfoldLines(source) {
			const line = /(.*?)\r?\n/sy;
			let match = line.exec(source);
			if (!match) return source;
			let trimEnd, trimBoth;
			try {
				trimEnd = new RegExp("(?<![ 	])[ 	]+$");
				trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
			} catch {
				trimEnd = /[ \t]+$/;
				trimBoth = /^[ \t]+|[ \t]+$/g;
			}
			let res = match[1].replace(trimEnd, "");
			let sep = " ";
			let pos = line.lastIndex;
			while (match = line.exec(source)) {
				const lm = match[1].replace(trimBoth, "");
				if (lm === "") {
					if (sep === "\n") res += sep;
					else sep = "\n";
				} else {
					res += sep + lm;
					sep = " ";
				}
				pos = line.lastIndex;
			}
			const last = /[ \t]*(.*)/sy;
			last.lastIndex = pos;
			match = last.exec(source);
			return res + sep + (match?.[1] ?? "");
		}
		function doubleQuotedValue(source, onError) {
			let res = "";
			for (let i = 1; i < source.length - 1; ++i) {
				const ch = source[i];
				if (ch === "\r" && source[i + 1] === "\n") continue;
				if (ch === "\n") {
					const { fold, offset } = foldNewline(source, i);
					res += fold;
					i = offset;
				} else if (ch === "\\") {
					let next = source[++i];
					const cc = escapeCodes[next];
					if (cc) res += cc;
					else if (next === "\n") {
						next = source[i + 1];
						while (next === " " || next === "	") next = source[++i + 1];
					} else if (next === "\r" && source[i + 1] === "\n") {
						next = source[++i + 1];
						while (next === " " || next === "	") next = source[++i + 1];
					} else if (next === "x" || next === "u" || next === "U") {
						const length = next === "x" ? 2 : next === "u" ? 4 : 8;
						res += parseCharCode(source, i + 1, length, onError);
						i += length;
					} else {
						const raw = source.substr(i - 1, 2);
						onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
						res += raw;
					}
				} else if (ch === " " || ch === "	") {
					const wsStart = i;
					let next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
					if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
				} else {
					res += ch;
				}
			}
			if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
			return res;
		}
		function foldNewline(source, offset) {
			let fold = "";
			let ch = source[offset + 1];
			while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
				if (ch === "\r" && source[offset + 2] !== "\n") break;
				if (ch === "\n") fold += "\n";
				offset += 1;
				ch = source[offset + 1];
			}
			if (!fold) fold = " ";
			return {
				fold,
				offset
			};
		}
		const escapeCodes = {
			"0": "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "",
			_: "\xA0",
			L: "\u2028",
			P: "\u2029",
			" ": " ",
			"\"": "\"",
			"/": "/",
			"\\": "\\",
			"	": "	"
		};
		function parseCharCode(source, offset, length, onError) {
			const cc = source.substr(offset, length);
			const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
			const code = ok ? parseInt(cc, 16) : NaN;
			try {
				return String.fromCodePoint(code);
			} catch {
				const raw = source.substr(offset - 2, length + 2);
				onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				return raw;
			}
		}
		exports.resolveFlowScalar = resolveFlowScalar;
	}),
	4631: ((__unused_webpack_module, exports) => {
		function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
			let spaceBefore = false;
			let atNewline = startOnNewline;
			let hasSpace = startOnNewline;
			let comment = "";
			let commentSep = "";
			let hasNewline = false;
			let reqSpace = false;
			let tab = null;
			let anchor = null;
			let tag = null;
			let newlineAfterProp = null;
			let comma = null;
			let found = null;
			let start = null;
			for (const token of tokens) {
				if (reqSpace) {
					if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
					reqSpace = false;
				}
				if (tab) {
					if (atNewline && token.type !== "comment" && token.type !== "newline") {
						onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
					}
					tab = null;
				}
				switch (token.type) {
					case "space":
						if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
							tab = token;
						}
						hasSpace = true;
						break;
					case "comment": {
						if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = token.source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += commentSep + cb;
						commentSep = "";
						atNewline = false;
						break;
					}
					case "newline":
						if (atNewline) {
							if (comment) comment += token.source;
							else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
						} else commentSep += token.source;
						atNewline = true;
						hasNewline = true;
						if (anchor || tag) newlineAfterProp = token;
						hasSpace = true;
						break;
					case "anchor":
						if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
						if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
						anchor = token;
						start ?? (start = token.offset);
						atNewline = false;
						hasSpace = false;
						reqSpace = true;
						break;
					case "tag": {
						if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
						tag = token;
						start ?? (start = token.offset);
						atNewline = false;
						hasSpace = false;
						reqSpace = true;
						break;
					}
					case indicator:
						if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
						if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
						found = token;
						atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
						hasSpace = false;
						break;
					case "comma": if (flow) {
						if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
						comma = token;
						atNewline = false;
						hasSpace = false;
						break;
					}
					default:
						onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
						atNewline = false;
						hasSpace = false;
				}
			}
			const last = tokens[tokens.length - 1];
			const end = last ? last.offset + last.source.length : offset;
			if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
				onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			}
			if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			return {
				comma,
				found,
				spaceBefore,
				comment,
				hasNewline,
				anchor,
				tag,
				newlineAfterProp,
				end,
				start: start ?? end
			};
		}
		exports.resolveProps = resolveProps;
	}),
	9499: ((__unused_webpack_module, exports) => {
		function containsNewline(key) {
			if (!key) return null;
			switch (key.type) {
				case "alias":
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					if (key.source.includes("\n")) return true;
					if (key.end) {
						for (const st of key.end) if (st.type === "newline") return true;
					}
					return false;
				case "flow-collection":
					for (const it of key.items) {
						for (const st of it.start) if (st.type === "newline") return true;
						if (it.sep) {
							for (const st of it.sep) if (st.type === "newline") return true;
						}
						if (containsNewline(it.key) || containsNewline(it.value)) return true;
					}
					return false;
				default: return true;
			}
		}
		exports.containsNewline = containsNewline;
	}),
	2599: ((__unused_webpack_module, exports) => {
		function emptyScalarPosition(offset, before, pos) {
			if (before) {
				pos ?? (pos = before.length);
				for (let i = pos - 1; i >= 0; --i) {
					let st = before[i];
					switch (st.type) {
						case "space":
						case "comment":
						case "newline":
							offset -= st.source.length;
							continue;
					}
					st = before[++i];
					while (st?.type === "space") {
						offset += st.source.length;
						st = before[++i];
					}
					break;
				}
			}
			return offset;
		}
		exports.emptyScalarPosition = emptyScalarPosition;
	}),
	4051: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var utilContainsNewline = __nccwpck_require__(9499);
		function flowIndentCheck(indent, fc, onError) {
			if (fc?.type === "flow-collection") {
				const end = fc.end[0];
				if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
					const msg = "Flow end indicator should be more indented than parent";
					onError(end, "BAD_INDENT", msg, true);
				}
			}
		}
		exports.flowIndentCheck = flowIndentCheck;
	}),
	1187: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		function mapIncludes(ctx, items, search) {
			const { uniqueKeys } = ctx.options;
			if (uniqueKeys === false) return false;
			const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
			return items.some((pair) => isEqual(pair.key, search));
		}
		exports.mapIncludes = mapIncludes;
	}),
	3021: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065);
		var Collection = __nccwpck_require__(101);
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var toJS = __nccwpck_require__(4043);
		var Schema = __nccwpck_require__(5840);
		var stringifyDocument = __nccwpck_require__(6829);
		var anchors = __nccwpck_require__(1596);
		var applyReviver = __nccwpck_require__(3661);
		var createNode = __nccwpck_require__(2404);
		var directives = __nccwpck_require__(1342);
		class Document {
			constructor(value, replacer, options) {
				this.commentBefore = null;
				this.comment = null;
				this.errors = [];
				this.warnings = [];
				Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
				let _replacer = null;
				if (typeof replacer === "function" || Array.isArray(replacer)) {
					_replacer = replacer;
				} else if (options === undefined && replacer) {
					options = replacer;
					replacer = undefined;
				}
				const opt = Object.assign({
					intAsBigInt: false,
					keepSourceTokens: false,
					logLevel: "warn",
					prettyErrors: true,
					strict: true,
					stringKeys: false,
					uniqueKeys: true,
					version: "1.2"
				}, options);
				this.options = opt;
				let { version } = opt;
				if (options?._directives) {
					this.directives = options._directives.atDocument();
					if (this.directives.yaml.explicit) version = this.directives.yaml.version;
				} else this.directives = new directives.Directives({ version });
				this.setSchema(version, options);
				this.contents = value === undefined ? null : this.createNode(value, _replacer, options);
			}
			clone() {
				const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
				copy.commentBefore = this.commentBefore;
				copy.comment = this.comment;
				copy.errors = this.errors.slice();
				copy.warnings = this.warnings.slice();
				copy.options = Object.assign({}, this.options);
				if (this.directives) copy.directives = this.directives.clone();
				copy.schema = this.schema.clone();
				copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
				if (this.range) copy.range = this.range.slice();
				return copy;
			}
			add(value) {
				if (assertCollection(this.contents)) this.contents.add(value);
			}
			addIn(path, value) {
				if (assertCollection(this.contents)) this.contents.addIn(path, value);
			}
			createAlias(node, name) {
				if (!node.anchor) {
					const prev = anchors.anchorNames(this);
					node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
				}
				return new Alias.Alias(node.anchor);
			}
			createNode(value, replacer, options) {
				let _replacer = undefined;
				if (typeof replacer === "function") {
					value = replacer.call({ "": value }, "", value);
					_replacer = replacer;
				} else if (Array.isArray(replacer)) {
					const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
					const asStr = replacer.filter(keyToStr).map(String);
					if (asStr.length > 0) replacer = replacer.concat(asStr);
					_replacer = replacer;
				} else if (options === undefined && replacer) {
					options = replacer;
					replacer = undefined;
				}
				const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
				const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
				const ctx = {
					aliasDuplicateObjects: aliasDuplicateObjects ?? true,
					keepUndefined: keepUndefined ?? false,
					onAnchor,
					onTagObj,
					replacer: _replacer,
					schema: this.schema,
					sourceObjects
				};
				const node = createNode.createNode(value, tag, ctx);
				if (flow && identity.isCollection(node)) node.flow = true;
				setAnchors();
				return node;
			}
			createPair(key, value, options = {}) {
				const k = this.createNode(key, null, options);
				const v = this.createNode(value, null, options);
				return new Pair.Pair(k, v);
			}
			delete(key) {
				return assertCollection(this.contents) ? this.contents.delete(key) : false;
			}
			deleteIn(path) {
				if (Collection.isEmptyPath(path)) {
					if (this.contents == null) return false;
					this.contents = null;
					return true;
				}
				return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
			}
			get(key, keepScalar) {
				return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : undefined;
			}
			getIn(path, keepScalar) {
				if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
				return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : undefined;
			}
			has(key) {
				return identity.isCollection(this.contents) ? this.contents.has(key) : false;
			}
			hasIn(path) {
				if (Collection.isEmptyPath(path)) return this.contents !== undefined;
				return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
			}
			set(key, value) {
				if (this.contents == null) {
					this.contents = Collection.collectionFromPath(this.schema, [key], value);
				} else if (assertCollection(this.contents)) {
					this.contents.set(key, value);
				}
			}
			setIn(path, value) {
				if (Collection.isEmptyPath(path)) {
					this.contents = value;
				} else if (this.contents == null) {
					this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
				} else if (assertCollection(this.contents)) {
					this.contents.setIn(path, value);
				}
			}
			setSchema(version, options = {}) {
				if (typeof version === "number") version = String(version);
				let opt;
				switch (version) {
					case "1.1":
						if (this.directives) this.directives.yaml.version = "1.1";
						else this.directives = new directives.Directives({ version: "1.1" });
						opt = {
							resolveKnownTags: false,
							schema: "yaml-1.1"
						};
						break;
					case "1.2":
					case "next":
						if (this.directives) this.directives.yaml.version = version;
						else this.directives = new directives.Directives({ version });
						opt = {
							resolveKnownTags: true,
							schema: "core"
						};
						break;
					case null:
						if (this.directives) delete this.directives;
						opt = null;
						break;
					default: {
						const sv = JSON.stringify(version);
						throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
					}
				}
				if (options.schema instanceof Object) this.schema = options.schema;
				else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
				else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
			}
			toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				const ctx = {
					anchors: new Map(),
					doc: this,
					keep: !json,
					mapAsMap: mapAsMap === true,
					mapKeyWarned: false,
					maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
				};
				const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
				if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
			toJSON(jsonArg, onAnchor) {
				return this.toJS({
					json: true,
					jsonArg,
					mapAsMap: false,
					onAnchor
				});
			}
			toString(options = {}) {
				if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
				if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
					const s = JSON.stringify(options.indent);
					throw new Error(`"indent" option must be a positive integer, not ${s}`);
				}
				return stringifyDocument.stringifyDocument(this, options);
			}
		}
		function assertCollection(contents) {
			if (identity.isCollection(contents)) return true;
			throw new Error("Expected a YAML collection as document contents");
		}
		exports.Document = Document;
	}),
	1596: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var visit = __nccwpck_require__(204);
		function anchorIsValid(anchor) {
			if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
				const sa = JSON.stringify(anchor);
				const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
				throw new Error(msg);
			}
			return true;
		}
		function anchorNames(root) {
			const anchors = new Set();
			visit.visit(root, { Value(_key, node) {
				if (node.anchor) anchors.add(node.anchor);
			} });
			return anchors;
		}
		function findNewAnchor(prefix, exclude) {
			for (let i = 1; true; ++i) {
				const name = `${prefix}${i}`;
				if (!exclude.has(name)) return name;
			}
		}
		function createNodeAnchors(doc, prefix) {
			const aliasObjects = [];
			const sourceObjects = new Map();
			let prevAnchors = null;
			return {
				onAnchor: (source) => {
					aliasObjects.push(source);
					prevAnchors ?? (prevAnchors = anchorNames(doc));
					const anchor = findNewAnchor(prefix, prevAnchors);
					prevAnchors.add(anchor);
					return anchor;
				},
				setAnchors: () => {
					for (const source of aliasObjects) {
						const ref = sourceObjects.get(source);
						if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
							ref.node.anchor = ref.anchor;
						} else {
							const error = new Error("Failed to resolve repeated object (this should not happen)");
							error.source = source;
							throw error;
						}
					}
				},
				sourceObjects
			};
		}
		exports.anchorIsValid = anchorIsValid;
		exports.anchorNames = anchorNames;
		exports.createNodeAnchors = createNodeAnchors;
		exports.findNewAnchor = findNewAnchor;
	}),
	3661: ((__unused_webpack_module, exports) => {
		function applyReviver(reviver, obj, key, val) {
			if (val && typeof val === "object") {
				if (Array.isArray(val)) {
					for (let i = 0, len = val.length; i < len; ++i) {
						const v0 = val[i];
						const v1 = applyReviver(reviver, val, String(i), v0);
						if (v1 === undefined) delete val[i];
						else if (v1 !== v0) val[i] = v1;
					}
				} else if (val instanceof Map) {
					for (const k of Array.from(val.keys())) {
						const v0 = val.get(k);
						const v1 = applyReviver(reviver, val, k, v0);
						if (v1 === undefined) val.delete(k);
						else if (v1 !== v0) val.set(k, v1);
					}
				} else if (val instanceof Set) {
					for (const v0 of Array.from(val)) {
						const v1 = applyReviver(reviver, val, v0, v0);
						if (v1 === undefined) val.delete(v0);
						else if (v1 !== v0) {
							val.delete(v0);
							val.add(v1);
						}
					}
				} else {
					for (const [k, v0] of Object.entries(val)) {
						const v1 = applyReviver(reviver, val, k, v0);
						if (v1 === undefined) delete val[k];
						else if (v1 !== v0) val[k] = v1;
					}
				}
			}
			return reviver.call(obj, key, val);
		}
		exports.applyReviver = applyReviver;
	}),
	2404: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065);
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		const defaultTagPrefix = "tag:yaml.org,2002:";
		function findTagObject(value, tagName, tags) {
			if (tagName) {
				const match = tags.filter((t) => t.tag === tagName);
				const tagObj = match.find((t) => !t.format) ?? match[0];
				if (!tagObj) throw new Error(`Tag ${tagName} not found`);
				return tagObj;
			}
			return tags.find((t) => t.identify?.(value) && !t.format);
		}
		function createNode(value, tagName, ctx) {
			if (identity.isDocument(value)) value = value.contents;
			if (identity.isNode(value)) return value;
			if (identity.isPair(value)) {
				const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
				map.items.push(value);
				return map;
			}
			if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
				value = value.valueOf();
			}
			const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
			let ref = undefined;
			if (aliasDuplicateObjects && value && typeof value === "object") {
				ref = sourceObjects.get(value);
				if (ref) {
					ref.anchor ?? (ref.anchor = onAnchor(value));
					return new Alias.Alias(ref.anchor);
				} else {
					ref = {
						anchor: null,
						node: null
					};
					sourceObjects.set(value, ref);
				}
			}
			if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
			let tagObj = findTagObject(value, tagName, schema.tags);
			if (!tagObj) {
				if (value && typeof value.toJSON === "function") {
					value = value.toJSON();
				}
				if (!value || typeof value !== "object") {
					const node = new Scalar.Scalar(value);
					if (ref) ref.node = node;
					return node;
				}
				tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
			}
			if (onTagObj) {
				onTagObj(tagObj);
				delete ctx.onTagObj;
			}
			const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
			if (tagName) node.tag = tagName;
			else if (!tagObj.default) node.tag = tagObj.tag;
			if (ref) ref.node = node;
			return node;
		}
		exports.createNode = createNode;
	}),
	1342: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var visit = __nccwpck_require__(204);
		const escapeChars = {
			"!": "%21",
			",": "%2C",
			"[": "%5B",
			"]": "%5D",
			"{": "%7B",
			"}": "%7D"
		};
		const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
		class Directives {
			constructor(yaml, tags) {
				this.docStart = null;
				this.docEnd = false;
				this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
				this.tags = Object.assign({}, Directives.defaultTags, tags);
			}
			clone() {
				const copy = new Directives(this.yaml, this.tags);
				copy.docStart = this.docStart;
				return copy;
			}
			atDocument() {
				const res = new Directives(this.yaml, this.tags);
				switch (this.yaml.version) {
					case "1.1":
						this.atNextDocument = true;
						break;
					case "1.2":
						this.atNextDocument = false;
						this.yaml = {
							explicit: Directives.defaultYaml.explicit,
							version: "1.2"
						};
						this.tags = Object.assign({}, Directives.defaultTags);
						break;
				}
				return res;
			}
			add(line, onError) {
				if (this.atNextDocument) {
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.1"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
					this.atNextDocument = false;
				}
				const parts = line.trim().split(/[ \t]+/);
				const name = parts.shift();
				switch (name) {
					case "%TAG": {
						if (parts.length !== 2) {
							onError(0, "%TAG directive should contain exactly two parts");
							if (parts.length < 2) return false;
						}
						const [handle, prefix] = parts;
						this.tags[handle] = prefix;
						return true;
					}
					case "%YAML": {
						this.yaml.explicit = true;
						if (parts.length !== 1) {
							onError(0, "%YAML directive should contain exactly one part");
							return false;
						}
						const [version] = parts;
						if (version === "1.1" || version === "1.2") {
							this.yaml.version = version;
							return true;
						} else {
							const isValid = /^\d+\.\d+$/.test(version);
							onError(6, `Unsupported YAML version ${version}`, isValid);
							return false;
						}
					}
					default:
						onError(0, `Unknown directive ${name}`, true);
						return false;
				}
			}
			tagName(source, onError) {
				if (source === "!") return "!";
				if (source[0] !== "!") {
					onError(`Not a valid tag: ${source}`);
					return null;
				}
				if (source[1] === "<") {
					const verbatim = source.slice(2, -1);
					if (verbatim === "!" || verbatim === "!!") {
						onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
						return null;
					}
					if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
					return verbatim;
				}
				const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
				if (!suffix) onError(`The ${source} tag has no suffix`);
				const prefix = this.tags[handle];
				if (prefix) {
					try {
						return prefix + decodeURIComponent(suffix);
					} catch (error) {
						onError(String(error));
						return null;
					}
				}
				if (handle === "!") return source;
				onError(`Could not resolve tag: ${source}`);
				return null;
			}
			tagString(tag) {
				for (const [handle, prefix] of Object.entries(this.tags)) {
					if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
				}
				return tag[0] === "!" ? tag : `!<${tag}>`;
			}
			toString(doc) {
				const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
				const tagEntries = Object.entries(this.tags);
				let tagNames;
				if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
					const tags = {};
					visit.visit(doc.contents, (_key, node) => {
						if (identity.isNode(node) && node.tag) tags[node.tag] = true;
					});
					tagNames = Object.keys(tags);
				} else tagNames = [];
				for (const [handle, prefix] of tagEntries) {
					if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
					if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
				}
				return lines.join("\n");
			}
		}
		Directives.defaultYaml = {
			explicit: false,
			version: "1.2"
		};
		Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
		exports.Directives = Directives;
	}),
	1464: ((__unused_webpack_module, exports) => {
		class YAMLError extends Error {
			constructor(name, pos, code, message) {
				super();
				this.name = name;
				this.code = code;
				this.message = message;
				this.pos = pos;
			}
		}
		class YAMLParseError extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLParseError", pos, code, message);
			}
		}
		class YAMLWarning extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLWarning", pos, code, message);
			}
		}
		const prettifyError = (src, lc) => (error) => {
			if (error.pos[0] === -1) return;
			error.linePos = error.pos.map((pos) => lc.linePos(pos));
			const { line, col } = error.linePos[0];
			error.message += ` at line ${line}, column ${col}`;
			let ci = col - 1;
			let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
			if (ci >= 60 && lineStr.length > 80) {
				const trimStart = Math.min(ci - 39, lineStr.length - 79);
				lineStr = "…" + lineStr.substring(trimStart);
				ci -= trimStart - 1;
			}
			if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
			if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
				let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
				if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
				lineStr = prev + lineStr;
			}
			if (/[^ ]/.test(lineStr)) {
				let count = 1;
				const end = error.linePos[1];
				if (end?.line === line && end.col > col) {
					count = Math.max(1, Math.min(end.col - col, 80 - ci));
				}
				const pointer = " ".repeat(ci) + "^".repeat(count);
				error.message += `:\n\n${lineStr}\n${pointer}\n`;
			}
		};
		exports.YAMLError = YAMLError;
		exports.YAMLParseError = YAMLParseError;
		exports.YAMLWarning = YAMLWarning;
		exports.prettifyError = prettifyError;
	}),
	8815: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var __webpack_unused_export__;
		var composer = __nccwpck_require__(9984);
		var Document = __nccwpck_require__(3021);
		var Schema = __nccwpck_require__(5840);
		var errors = __nccwpck_require__(1464);
		var Alias = __nccwpck_require__(4065);
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var Scalar = __nccwpck_require__(3301);
		var YAMLMap = __nccwpck_require__(4454);
		var YAMLSeq = __nccwpck_require__(2223);
		var cst = __nccwpck_require__(3461);
		var lexer = __nccwpck_require__(361);
		var lineCounter = __nccwpck_require__(6628);
		var parser = __nccwpck_require__(3456);
		var publicApi = __nccwpck_require__(4047);
		var visit = __nccwpck_require__(204);
		__webpack_unused_export__ = composer.Composer;
		__webpack_unused_export__ = Document.Document;
		__webpack_unused_export__ = Schema.Schema;
		__webpack_unused_export__ = errors.YAMLError;
		__webpack_unused_export__ = errors.YAMLParseError;
		__webpack_unused_export__ = errors.YAMLWarning;
		__webpack_unused_export__ = Alias.Alias;
		__webpack_unused_export__ = identity.isAlias;
		__webpack_unused_export__ = identity.isCollection;
		__webpack_unused_export__ = identity.isDocument;
		__webpack_unused_export__ = identity.isMap;
		__webpack_unused_export__ = identity.isNode;
		__webpack_unused_export__ = identity.isPair;
		__webpack_unused_export__ = identity.isScalar;
		__webpack_unused_export__ = identity.isSeq;
		__webpack_unused_export__ = Pair.Pair;
		__webpack_unused_export__ = Scalar.Scalar;
		__webpack_unused_export__ = YAMLMap.YAMLMap;
		__webpack_unused_export__ = YAMLSeq.YAMLSeq;
		__webpack_unused_export__ = cst;
		__webpack_unused_export__ = lexer.Lexer;
		__webpack_unused_export__ = lineCounter.LineCounter;
		__webpack_unused_export__ = parser.Parser;
		exports.qg = publicApi.parse;
		__webpack_unused_export__ = publicApi.parseAllDocuments;
		__webpack_unused_export__ = publicApi.parseDocument;
		__webpack_unused_export__ = publicApi.stringify;
		__webpack_unused_export__ = visit.visit;
		__webpack_unused_export__ = visit.visitAsync;
	}),
	7249: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932);
		function debug(logLevel, ...messages) {
			if (logLevel === "debug") console.log(...messages);
		}
		function warn(logLevel, warning) {
			if (logLevel === "debug" || logLevel === "warn") {
				if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
				else console.warn(warning);
			}
		}
		exports.debug = debug;
		exports.warn = warn;
	}),
	4065: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var anchors = __nccwpck_require__(1596);
		var visit = __nccwpck_require__(204);
		var identity = __nccwpck_require__(1127);
		var Node = __nccwpck_require__(6673);
		var toJS = __nccwpck_require__(4043);
		class Alias extends Node.NodeBase {
			constructor(source) {
				super(identity.ALIAS);
				this.source = source;
				Object.defineProperty(this, "tag", { set() {
					throw new Error("Alias nodes cannot have tags");
				} });
			}
			resolve(doc, ctx) {
				if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
				let nodes;
				if (ctx?.aliasResolveCache) {
					nodes = ctx.aliasResolveCache;
				} else {
					nodes = [];
					visit.visit(doc, { Node: (_key, node) => {
						if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
					} });
					if (ctx) ctx.aliasResolveCache = nodes;
				}
				let found = undefined;
				for (const node of nodes) {
					if (node === this) break;
					if (node.anchor === this.source) found = node;
				}
				if (found && ctx) {
					const { anchors, doc, maxAliasCount } = ctx;
					let data = anchors.get(found);
					if (!data) {
						toJS.toJS(found, null, ctx);
						data = anchors.get(found);
					}
					if (data?.res === undefined) {
						const msg = "This should not happen: Alias anchor was not resolved?";
						throw new ReferenceError(msg);
					}
					if (maxAliasCount >= 0) {
						data.count += 1;
						if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
						if (data.count * data.aliasCount > maxAliasCount) {
							const msg = "Excessive alias count indicates a resource exhaustion attack";
							throw new ReferenceError(msg);
						}
					}
				}
				return found;
			}
			toJSON(_arg, ctx) {
				if (!ctx) return { source: this.source };
				const source = this.resolve(ctx.doc, ctx);
				if (!source) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new ReferenceError(msg);
				}
				return ctx.anchors.get(source).res;
			}
			toString(ctx, _onComment, _onChompKeep) {
				const src = `*${this.source}`;
				if (ctx) {
					anchors.anchorIsValid(this.source);
					if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
						const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
						throw new Error(msg);
					}
					if (ctx.implicitKey) return `${src} `;
				}
				return src;
			}
		}
		function getAliasCount(doc, node, anchors) {
			if (identity.isAlias(node)) {
				const source = node.resolve(doc);
				const anchor = anchors && source && anchors.get(source);
				return anchor ? anchor.count * anchor.aliasCount : 0;
			} else if (identity.isCollection(node)) {
				let count = 0;
				for (const item of node.items) {
					const c = getAliasCount(doc, item, anchors);
					if (c > count) count = c;
				}
				return count;
			} else if (identity.isPair(node)) {
				const kc = getAliasCount(doc, node.key, anchors);
				const vc = getAliasCount(doc, node.value, anchors);
				return Math.max(kc, vc);
			}
			return 1;
		}
		exports.Alias = Alias;
	}),
	101: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404);
		var identity = __nccwpck_require__(1127);
		var Node = __nccwpck_require__(6673);
		function collectionFromPath(schema, path, value) {
			let v = value;
			for (let i = path.length - 1; i >= 0; --i) {
				const k = path[i];
				if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
					const a = [];
					a[k] = v;
					v = a;
				} else {
					v = new Map([[k, v]]);
				}
			}
			return createNode.createNode(v, undefined, {
				aliasDuplicateObjects: false,
				keepUndefined: false,
				onAnchor: () => {
					throw new Error("This should not happen, please report a bug.");
				},
				schema,
				sourceObjects: new Map()
			});
		}
		const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
		class Collection extends Node.NodeBase {
			constructor(type, schema) {
				super(type);
				Object.defineProperty(this, "schema", {
					value: schema,
					configurable: true,
					enumerable: false,
					writable: true
				});
			}
			clone(schema) {
				const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				if (schema) copy.schema = schema;
				copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
				if (this.range) copy.range = this.range.slice();
				return copy;
			}
			addIn(path, value) {
				if (isEmptyPath(path)) this.add(value);
				else {
					const [key, ...rest] = path;
					const node = this.get(key, true);
					if (identity.isCollection(node)) node.addIn(rest, value);
					else if (node === undefined && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
			deleteIn(path) {
				const [key, ...rest] = path;
				if (rest.length === 0) return this.delete(key);
				const node = this.get(key, true);
				if (identity.isCollection(node)) return node.deleteIn(rest);
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
			getIn(path, keepScalar) {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
				else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
			}
			hasAllNullValues(allowScalar) {
				return this.items.every((node) => {
					if (!identity.isPair(node)) return false;
					const n = node.value;
					return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
				});
			}
			hasIn(path) {
				const [key, ...rest] = path;
				if (rest.length === 0) return this.has(key);
				const node = this.get(key, true);
				return identity.isCollection(node) ? node.hasIn(rest) : false;
			}
			setIn(path, value) {
				const [key, ...rest] = path;
				if (rest.length === 0) {
					this.set(key, value);
				} else {
					const node = this.get(key, true);
					if (identity.isCollection(node)) node.setIn(rest, value);
					else if (node === undefined && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
		}
		exports.Collection = Collection;
		exports.collectionFromPath = collectionFromPath;
		exports.isEmptyPath = isEmptyPath;
	}),
	6673: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var applyReviver = __nccwpck_require__(3661);
		var identity = __nccwpck_require__(1127);
		var toJS = __nccwpck_require__(4043);
		class NodeBase {
			constructor(type) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: type });
			}
			clone() {
				const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				if (this.range) copy.range = this.range.slice();
				return copy;
			}
			toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
				const ctx = {
					anchors: new Map(),
					doc,
					keep: true,
					mapAsMap: mapAsMap === true,
					mapKeyWarned: false,
					maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
				};
				const res = toJS.toJS(this, "", ctx);
				if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
		}
		exports.NodeBase = NodeBase;
	}),
	7165: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404);
		var stringifyPair = __nccwpck_require__(9748);
		var addPairToJSMap = __nccwpck_require__(7104);
		var identity = __nccwpck_require__(1127);
		function createPair(key, value, ctx) {
			const k = createNode.createNode(key, undefined, ctx);
			const v = createNode.createNode(value, undefined, ctx);
			return new Pair(k, v);
		}
		class Pair {
			constructor(key, value = null) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
				this.key = key;
				this.value = value;
			}
			clone(schema) {
				let { key, value } = this;
				if (identity.isNode(key)) key = key.clone(schema);
				if (identity.isNode(value)) value = value.clone(schema);
				return new Pair(key, value);
			}
			toJSON(_, ctx) {
				const pair = ctx?.mapAsMap ? new Map() : {};
				return addPairToJSMap.addPairToJSMap(ctx, pair, this);
			}
			toString(ctx, onComment, onChompKeep) {
				return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
			}
		}
		exports.Pair = Pair;
		exports.createPair = createPair;
	}),
	3301: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Node = __nccwpck_require__(6673);
		var toJS = __nccwpck_require__(4043);
		const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
		class Scalar extends Node.NodeBase {
			constructor(value) {
				super(identity.SCALAR);
				this.value = value;
			}
			toJSON(arg, ctx) {
				return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
			}
			toString() {
				return String(this.value);
			}
		}
		Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
		Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
		Scalar.PLAIN = "PLAIN";
		Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
		Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
		exports.Scalar = Scalar;
		exports.isScalarValue = isScalarValue;
	}),
	4454: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyCollection = __nccwpck_require__(1212);
		var addPairToJSMap = __nccwpck_require__(7104);
		var Collection = __nccwpck_require__(101);
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var Scalar = __nccwpck_require__(3301);
		function findPair(items, key) {
			const k = identity.isScalar(key) ? key.value : key;
			for (const it of items) {
				if (identity.isPair(it)) {
					if (it.key === key || it.key === k) return it;
					if (identity.isScalar(it.key) && it.key.value === k) return it;
				}
			}
			return undefined;
		}
		class YAMLMap extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:map";
			}
			constructor(schema) {
				super(identity.MAP, schema);
				this.items = [];
			}
			static from(schema, obj, ctx) {
				const { keepUndefined, replacer } = ctx;
				const map = new this(schema);
				const add = (key, value) => {
					if (typeof replacer === "function") value = replacer.call(obj, key, value);
					else if (Array.isArray(replacer) && !replacer.includes(key)) return;
					if (value !== undefined || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
				};
				if (obj instanceof Map) {
					for (const [key, value] of obj) add(key, value);
				} else if (obj && typeof obj === "object") {
					for (const key of Object.keys(obj)) add(key, obj[key]);
				}
				if (typeof schema.sortMapEntries === "function") {
					map.items.sort(schema.sortMapEntries);
				}
				return map;
			}
			add(pair, overwrite) {
				let _pair;
				if (identity.isPair(pair)) _pair = pair;
				else if (!pair || typeof pair !== "object" || !("key" in pair)) {
					_pair = new Pair.Pair(pair, pair?.value);
				} else _pair = new Pair.Pair(pair.key, pair.value);
				const prev = findPair(this.items, _pair.key);
				const sortEntries = this.schema?.sortMapEntries;
				if (prev) {
					if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
					if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
					else prev.value = _pair.value;
				} else if (sortEntries) {
					const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
					if (i === -1) this.items.push(_pair);
					else this.items.splice(i, 0, _pair);
				} else {
					this.items.push(_pair);
				}
			}
			delete(key) {
				const it = findPair(this.items, key);
				if (!it) return false;
				const del = this.items.splice(this.items.indexOf(it), 1);
				return del.length > 0;
			}
			get(key, keepScalar) {
				const it = findPair(this.items, key);
				const node = it?.value;
				return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
			}
			has(key) {
				return !!findPair(this.items, key);
			}
			set(key, value) {
				this.add(new Pair.Pair(key, value), true);
			}
			toJSON(_, ctx, Type) {
				const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
				if (ctx?.onCreate) ctx.onCreate(map);
				for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
				return map;
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				for (const item of this.items) {
					if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
				}
				if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
				return stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "",
					flowChars: {
						start: "{",
						end: "}"
					},
					itemIndent: ctx.indent || "",
					onChompKeep,
					onComment
				});
			}
		}
		exports.YAMLMap = YAMLMap;
		exports.findPair = findPair;
	}),
	2223: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404);
		var stringifyCollection = __nccwpck_require__(1212);
		var Collection = __nccwpck_require__(101);
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		var toJS = __nccwpck_require__(4043);
		class YAMLSeq extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:seq";
			}
			constructor(schema) {
				super(identity.SEQ, schema);
				this.items = [];
			}
			add(value) {
				this.items.push(value);
			}
			delete(key) {
				const idx = asItemIndex(key);
				if (typeof idx !== "number") return false;
				const del = this.items.splice(idx, 1);
				return del.length > 0;
			}
			get(key, keepScalar) {
				const idx = asItemIndex(key);
				if (typeof idx !== "number") return undefined;
				const it = this.items[idx];
				return !keepScalar && identity.isScalar(it) ? it.value : it;
			}
			has(key) {
				const idx = asItemIndex(key);
				return typeof idx === "number" && idx < this.items.length;
			}
			set(key, value) {
				const idx = asItemIndex(key);
				if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
				const prev = this.items[idx];
				if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
				else this.items[idx] = value;
			}
			toJSON(_, ctx) {
				const seq = [];
				if (ctx?.onCreate) ctx.onCreate(seq);
				let i = 0;
				for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
				return seq;
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				return stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "- ",
					flowChars: {
						start: "[",
						end: "]"
					},
					itemIndent: (ctx.indent || "") + "  ",
					onChompKeep,
					onComment
				});
			}
			static from(schema, obj, ctx) {
				const { replacer } = ctx;
				const seq = new this(schema);
				if (obj && Symbol.iterator in Object(obj)) {
					let i = 0;
					for (let it of obj) {
						if (typeof replacer === "function") {
							const key = obj instanceof Set ? it : String(i++);
							it = replacer.call(obj, key, it);
						}
						seq.items.push(createNode.createNode(it, undefined, ctx));
					}
				}
				return seq;
			}
		}
		function asItemIndex(key) {
			let idx = identity.isScalar(key) ? key.value : key;
			if (idx && typeof idx === "string") idx = Number(idx);
			return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
		}
		exports.YAMLSeq = YAMLSeq;
	}),
	7104: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var log = __nccwpck_require__(7249);
		var merge = __nccwpck_require__(452);
		var stringify = __nccwpck_require__(2148);
		var identity = __nccwpck_require__(1127);
		var toJS = __nccwpck_require__(4043);
		function addPairToJSMap(ctx, map, { key, value }) {
			if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
			else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
			else {
				const jsKey = toJS.toJS(key, "", ctx);
				if (map instanceof Map) {
					map.set(jsKey, toJS.toJS(value, jsKey, ctx));
				} else if (map instanceof Set) {
					map.add(jsKey);
				} else {
					const stringKey = stringifyKey(key, jsKey, ctx);
					const jsValue = toJS.toJS(value, stringKey, ctx);
					if (stringKey in map) Object.defineProperty(map, stringKey, {
						value: jsValue,
						writable: true,
						enumerable: true,
						configurable: true
					});
					else map[stringKey] = jsValue;
				}
			}
			return map;
		}
		function stringifyKey(key, jsKey, ctx) {
			if (jsKey === null) return "";
			if (typeof jsKey !== "object") return String(jsKey);
			if (identity.isNode(key) && ctx?.doc) {
				const strCtx = stringify.createStringifyContext(ctx.doc, {});
				strCtx.anchors = new Set();
				for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
				strCtx.inFlow = true;
				strCtx.inStringifyKey = true;
				const strKey = key.toString(strCtx);
				if (!ctx.mapKeyWarned) {
					let jsonStr = JSON.stringify(strKey);
					if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
					log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
					ctx.mapKeyWarned = true;
				}
				return strKey;
			}
			return JSON.stringify(jsKey);
		}
		exports.addPairToJSMap = addPairToJSMap;
	}),
	1127: ((__unused_webpack_module, exports) => {
		const ALIAS = Symbol.for("yaml.alias");
		const DOC = Symbol.for("yaml.document");
		const MAP = Symbol.for("yaml.map");
		const PAIR = Symbol.for("yaml.pair");
		const SCALAR = Symbol.for("yaml.scalar");
		const SEQ = Symbol.for("yaml.seq");
		const NODE_TYPE = Symbol.for("yaml.node.type");
		const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
		const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
		const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
		const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
		const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
		const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
		function isCollection(node) {
			if (node && typeof node === "object") switch (node[NODE_TYPE]) {
				case MAP:
				case SEQ: return true;
			}
			return false;
		}
		function isNode(node) {
			if (node && typeof node === "object") switch (node[NODE_TYPE]) {
				case ALIAS:
				case MAP:
				case SCALAR:
				case SEQ: return true;
			}
			return false;
		}
		const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
		exports.ALIAS = ALIAS;
		exports.DOC = DOC;
		exports.MAP = MAP;
		exports.NODE_TYPE = NODE_TYPE;
		exports.PAIR = PAIR;
		exports.SCALAR = SCALAR;
		exports.SEQ = SEQ;
		exports.hasAnchor = hasAnchor;
		exports.isAlias = isAlias;
		exports.isCollection = isCollection;
		exports.isDocument = isDocument;
		exports.isMap = isMap;
		exports.isNode = isNode;
		exports.isPair = isPair;
		exports.isScalar = isScalar;
		exports.isSeq = isSeq;
	}),
	4043: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		function toJS(value, arg, ctx) {
			if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
			if (value && typeof value.toJSON === "function") {
				if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
				const data = {
					aliasCount: 0,
					count: 1,
					res: undefined
				};
				ctx.anchors.set(value, data);
				ctx.onCreate = (res) => {
					data.res = res;
					delete ctx.onCreate;
				};
				const res = value.toJSON(arg, ctx);
				if (ctx.onCreate) ctx.onCreate(res);
				return res;
			}
			if (typeof value === "bigint" && !ctx?.keep) return Number(value);
			return value;
		}
		exports.toJS = toJS;
	}),
	110: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var resolveBlockScalar = __nccwpck_require__(8913);
		var resolveFlowScalar = __nccwpck_require__(6842);
		var errors = __nccwpck_require__(1464);
		var stringifyString = __nccwpck_require__(3069);
		function resolveAsScalar(token, strict = true, onError) {
			if (token) {
				const _onError = (pos, code, message) => {
					const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
					if (onError) onError(offset, code, message);
					else throw new errors.YAMLParseError([offset, offset + 1], code, message);
				};
				switch (token.type) {
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
					case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
				}
			}
			return null;
		}
		function createScalarToken(value, context) {
			const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
			const source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey,
				indent: indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: true,
					lineWidth: -1
				}
			});
			const end = context.end ?? [{
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			}];
			switch (source[0]) {
				case "|":
				case ">": {
					const he = source.indexOf("\n");
					const head = source.substring(0, he);
					const body = source.substring(he + 1) + "\n";
					const props = [{
						type: "block-scalar-header",
						offset,
						indent,
						source: head
					}];
					if (!addEndtoBlockProps(props, end)) props.push({
						type: "newline",
						offset: -1,
						indent,
						source: "\n"
					});
					return {
						type: "block-scalar",
						offset,
						indent,
						props,
						source: body
					};
				}
				case "\"": return {
					type: "double-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				case "'": return {
					type: "single-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				default: return {
					type: "scalar",
					offset,
					indent,
					source,
					end
				};
			}
		}
		function setScalarValue(token, value, context = {}) {
			let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
			let indent = "indent" in token ? token.indent : null;
			if (afterKey && typeof indent === "number") indent += 2;
			if (!type) switch (token.type) {
				case "single-quoted-scalar":
					type = "QUOTE_SINGLE";
					break;
				case "double-quoted-scalar":
					type = "QUOTE_DOUBLE";
					break;
				case "block-scalar": {
					const header = token.props[0];
					if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
					type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
					break;
				}
				default: type = "PLAIN";
			}
			const source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey: implicitKey || indent === null,
				indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: true,
					lineWidth: -1
				}
			});
			switch (source[0]) {
				case "|":
				case ">":
					setBlockScalarValue(token, source);
					break;
				case "\"":
					setFlowScalarValue(token, source, "double-quoted-scalar");
					break;
				case "'":
					setFlowScalarValue(token, source, "single-quoted-scalar");
					break;
				default: setFlowScalarValue(token, source, "scalar");
			}
		}
		function setBlockScalarValue(token, source) {
			const he = source.indexOf("\n");
			const head = source.substring(0, he);
			const body = source.substring(he + 1) + "\n";
			if (token.type === "block-scalar") {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				header.source = head;
				token.source = body;
			} else {
				const { offset } = token;
				const indent = "indent" in token ? token.indent : -1;
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, "end" in token ? token.end : undefined)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type: "block-scalar",
					indent,
					props,
					source: body
				});
			}
		}
		function addEndtoBlockProps(props, end) {
			if (end) for (const st of end) switch (st.type) {
				case "space":
				case "comment":
					props.push(st);
					break;
				case "newline":
					props.push(st);
					return true;
			}
			return false;
		}
		function setFlowScalarValue(token, source, type) {
			switch (token.type) {
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					token.type = type;
					token.source = source;
					break;
				case "block-scalar": {
					const end = token.props.slice(1);
					let oa = source.length;
					if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
					for (const tok of end) tok.offset += oa;
					delete token.props;
					Object.assign(token, {
						type,
						source,
						end
					});
					break;
				}
				case "block-map":
				case "block-seq": {
					const offset = token.offset + source.length;
					const nl = {
						type: "newline",
						offset,
						indent: token.indent,
						source: "\n"
					};
					delete token.items;
					Object.assign(token, {
						type,
						source,
						end: [nl]
					});
					break;
				}
				default: {
					const indent = "indent" in token ? token.indent : -1;
					const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
					for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
					Object.assign(token, {
						type,
						indent,
						source,
						end
					});
				}
			}
		}
		exports.createScalarToken = createScalarToken;
		exports.resolveAsScalar = resolveAsScalar;
		exports.setScalarValue = setScalarValue;
	}),
	1733: ((__unused_webpack_module, exports) => {
		const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
		function stringifyToken(token) {
			switch (token.type) {
				case "block-scalar": {
					let res = "";
					for (const tok of token.props) res += stringifyToken(tok);
					return res + token.source;
				}
				case "block-map":
				case "block-seq": {
					let res = "";
					for (const item of token.items) res += stringifyItem(item);
					return res;
				}
				case "flow-collection": {
					let res = token.start.source;
					for (const item of token.items) res += stringifyItem(item);
					for (const st of token.end) res += st.source;
					return res;
				}
				case "document": {
					let res = stringifyItem(token);
					if (token.end) for (const st of token.end) res += st.source;
					return res;
				}
				default: {
					let res = token.source;
					if ("end" in token && token.end) for (const st of token.end) res += st.source;
					return res;
				}
			}
		}
		function stringifyItem({ start, key, sep, value }) {
			let res = "";
			for (const st of start) res += st.source;
			if (key) res += stringifyToken(key);
			if (sep) for (const st of sep) res += st.source;
			if (value) res += stringifyToken(value);
			return res;
		}
		exports.stringify = stringify;
	}),
	7715: ((__unused_webpack_module, exports) => {
		const BREAK = Symbol("break visit");
		const SKIP = Symbol("skip children");
		const REMOVE = Symbol("remove item");
		function visit(cst, visitor) {
			if ("type" in cst && cst.type === "document") cst = {
				start: cst.start,
				value: cst.value
			};
			_visit(Object.freeze([]), cst, visitor);
		}
		visit.BREAK = BREAK;
		visit.SKIP = SKIP;
		visit.REMOVE = REMOVE;
		visit.itemAtPath = (cst, path) => {
			let item = cst;
			for (const [field, index] of path) {
				const tok = item?.[field];
				if (tok && "items" in tok) {
					item = tok.items[index];
				} else return undefined;
			}
			return item;
		};
		visit.parentCollection = (cst, path) => {
			const parent = visit.itemAtPath(cst, path.slice(0, -1));
			const field = path[path.length - 1][0];
			const coll = parent?.[field];
			if (coll && "items" in coll) return coll;
			throw new Error("Parent collection not found");
		};
		function _visit(path, item, visitor) {
			let ctrl = visitor(item, path);
			if (typeof ctrl === "symbol") return ctrl;
			for (const field of ["key", "value"]) {
				const token = item[field];
				if (token && "items" in token) {
					for (let i = 0; i < token.items.length; ++i) {
						const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
						if (typeof ci === "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							token.items.splice(i, 1);
							i -= 1;
						}
					}
					if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
				}
			}
			return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
		}
		exports.visit = visit;
	}),
	3461: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var cstScalar = __nccwpck_require__(110);
		var cstStringify = __nccwpck_require__(1733);
		var cstVisit = __nccwpck_require__(7715);
		const BOM = "﻿";
		const DOCUMENT = "";
		const FLOW_END = "";
		const SCALAR = "";
		const isCollection = (token) => !!token && "items" in token;
		const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
		function prettyToken(token) {
			switch (token) {
				case BOM: return "<BOM>";
				case DOCUMENT: return "<DOC>";
				case FLOW_END: return "<FLOW_END>";
				case SCALAR: return "<SCALAR>";
				default: return JSON.stringify(token);
			}
		}
		function tokenType(source) {
			switch (source) {
				case BOM: return "byte-order-mark";
				case DOCUMENT: return "doc-mode";
				case FLOW_END: return "flow-error-end";
				case SCALAR: return "scalar";
				case "---": return "doc-start";
				case "...": return "doc-end";
				case "":
				case "\n":
				case "\r\n": return "newline";
				case "-": return "seq-item-ind";
				case "?": return "explicit-key-ind";
				case ":": return "map-value-ind";
				case "{": return "flow-map-start";
				case "}": return "flow-map-end";
				case "[": return "flow-seq-start";
				case "]": return "flow-seq-end";
				case ",": return "comma";
			}
			switch (source[0]) {
				case " ":
				case "	": return "space";
				case "#": return "comment";
				case "%": return "directive-line";
				case "*": return "alias";
				case "&": return "anchor";
				case "!": return "tag";
				case "'": return "single-quoted-scalar";
				case "\"": return "double-quoted-scalar";
				case "|":
				case ">": return "block-scalar-header";
			}
			return null;
		}
		exports.createScalarToken = cstScalar.createScalarToken;
		exports.resolveAsScalar = cstScalar.resolveAsScalar;
		exports.setScalarValue = cstScalar.setScalarValue;
		exports.stringify = cstStringify.stringify;
		exports.visit = cstVisit.visit;
		exports.BOM = BOM;
		exports.DOCUMENT = DOCUMENT;
		exports.FLOW_END = FLOW_END;
		exports.SCALAR = SCALAR;
		exports.isCollection = isCollection;
		exports.isScalar = isScalar;
		exports.prettyToken = prettyToken;
		exports.tokenType = tokenType;
	}),
	361: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var cst = __nccwpck_require__(3461);
		function isEmpty(ch) {
			switch (ch) {
				case undefined:
				case " ":
				case "\n":
				case "\r":
				case "	": return true;
				default: return false;
			}
		}
		const hexDigits = new Set("0123456789ABCDEFabcdef");
		const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
		const flowIndicatorChars = new Set(",[]{}");
		const invalidAnchorChars = new Set(" ,[]{}\n\r	");
		const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
		class Lexer {
			constructor() {
				this.atEnd = false;
				this.blockScalarIndent = -1;
				this.blockScalarKeep = false;
				this.buffer = "";
				this.flowKey = false;
				this.flowLevel = 0;
				this.indentNext = 0;
				this.indentValue = 0;
				this.lineEndPos = null;
				this.next = null;
				this.pos = 0;
			}
			*lex(source, incomplete = false) {
				if (source) {
					if (typeof source !== "string") throw TypeError("source is not a string");
					this.buffer = this.buffer ? this.buffer + source : source;
					this.lineEndPos = null;
				}
				this.atEnd = !incomplete;
				let next = this.next ?? "stream";
				while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
			}
			atLineEnd() {
				let i = this.pos;
				let ch = this.buffer[i];
				while (ch === " " || ch === "	") ch = this.buffer[++i];
				if (!ch || ch === "#" || ch === "\n") return true;
				if (ch === "\r") return this.buffer[i + 1] === "\n";
				return false;
			}
			charAt(n) {
				return this.buffer[this.pos + n];
			}
			continueScalar(offset) {
				let ch = this.buffer[offset];
				if (this.indentNext > 0) {
					let indent = 0;
					while (ch === " ") ch = this.buffer[++indent + offset];
					if (ch === "\r") {
						const next = this.buffer[indent + offset + 1];
						if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
					}
					return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
				}
				if (ch === "-" || ch === ".") {
					const dt = this.buffer.substr(offset, 3);
					if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
				}
				return offset;
			}
			getLine() {
				let end = this.lineEndPos;
				if (typeof end !== "number" || end !== -1 && end < this.pos) {
					end = this.buffer.indexOf("\n", this.pos);
					this.lineEndPos = end;
				}
				if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
				if (this.buffer[end - 1] === "\r") end -= 1;
				return this.buffer.substring(this.pos, end);
			}
			hasChars(n) {
				return this.pos + n <= this.buffer.length;
			}
			setNext(state) {
				this.buffer = this.buffer.substring(this.pos);
				this.pos = 0;
				this.lineEndPos = null;
				this.next = state;
				return null;
			}
			peek(n) {
				return this.buffer.substr(this.pos, n);
			}
			*parseNext(next) {
				switch (next) {
					case "stream": return yield* this.parseStream();
					case "line-start": return yield* this.parseLineStart();
					case "block-start": return yield* this.parseBlockStart();
					case "doc": return yield* this.parseDocument();
					case "flow": return yield* this.parseFlowCollection();
					case "quoted-scalar": return yield* this.parseQuotedScalar();
					case "block-scalar": return yield* this.parseBlockScalar();
					case "plain-scalar": return yield* this.parsePlainScalar();
				}
			}
			*parseStream() {
				let line = this.getLine();
				if (line === null) return this.setNext("stream");
				if (line[0] === cst.BOM) {
					yield* this.pushCount(1);
					line = line.substring(1);
				}
				if (line[0] === "%") {
					let dirEnd = line.length;
					let cs = line.indexOf("#");
					while (cs !== -1) {
						const ch = line[cs - 1];
						if (ch === " " || ch === "	") {
							dirEnd = cs - 1;
							break;
						} else {
							cs = line.indexOf("#", cs + 1);
						}
					}
					while (true) {
						const ch = line[dirEnd - 1];
						if (ch === " " || ch === "	") dirEnd -= 1;
						else break;
					}
					const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
					yield* this.pushCount(line.length - n);
					this.pushNewline();
					return "stream";
				}
				if (this.atLineEnd()) {
					const sp = yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - sp);
					yield* this.pushNewline();
					return "stream";
				}
				yield cst.DOCUMENT;
				return yield* this.parseLineStart();
			}
			*parseLineStart() {
				const ch = this.charAt(0);
				if (!ch && !this.atEnd) return this.setNext("line-start");
				if (ch === "-" || ch === ".") {
					if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
					const s = this.peek(3);
					if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
						yield* this.pushCount(3);
						this.indentValue = 0;
						this.indentNext = 0;
						return s === "---" ? "doc" : "stream";
					}
				}
				this.indentValue = yield* this.pushSpaces(false);
				if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
				return yield* this.parseBlockStart();
			}
			*parseBlockStart() {
				const [ch0, ch1] = this.peek(2);
				if (!ch1 && !this.atEnd) return this.setNext("block-start");
				if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
					const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
					this.indentNext = this.indentValue + 1;
					this.indentValue += n;
					return "block-start";
				}
				return "doc";
			}
			*parseDocument() {
				yield* this.pushSpaces(true);
				const line = this.getLine();
				if (line === null) return this.setNext("doc");
				let n = yield* this.pushIndicators();
				switch (line[n]) {
					case "#": yield* this.pushCount(line.length - n);
					case undefined:
						yield* this.pushNewline();
						return yield* this.parseLineStart();
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = false;
						this.flowLevel = 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						return "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "doc";
					case "\"":
					case "'": return yield* this.parseQuotedScalar();
					case "|":
					case ">":
						n += yield* this.parseBlockScalarHeader();
						n += yield* this.pushSpaces(true);
						yield* this.pushCount(line.length - n);
						yield* this.pushNewline();
						return yield* this.parseBlockScalar();
					default: return yield* this.parsePlainScalar();
				}
			}
			*parseFlowCollection() {
				let nl, sp;
				let indent = -1;
				do {
					nl = yield* this.pushNewline();
					if (nl > 0) {
						sp = yield* this.pushSpaces(false);
						this.indentValue = indent = sp;
					} else {
						sp = 0;
					}
					sp += yield* this.pushSpaces(true);
				} while (nl + sp > 0);
				const line = this.getLine();
				if (line === null) return this.setNext("flow");
				if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
					const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
					if (!atFlowEndMarker) {
						this.flowLevel = 0;
						yield cst.FLOW_END;
						return yield* this.parseLineStart();
					}
				}
				let n = 0;
				while (line[n] === ",") {
					n += yield* this.pushCount(1);
					n += yield* this.pushSpaces(true);
					this.flowKey = false;
				}
				n += yield* this.pushIndicators();
				switch (line[n]) {
					case undefined: return "flow";
					case "#":
						yield* this.pushCount(line.length - n);
						return "flow";
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = false;
						this.flowLevel += 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						this.flowKey = true;
						this.flowLevel -= 1;
						return this.flowLevel ? "flow" : "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "flow";
					case "\"":
					case "'":
						this.flowKey = true;
						return yield* this.parseQuotedScalar();
					case ":": {
						const next = this.charAt(1);
						if (this.flowKey || isEmpty(next) || next === ",") {
							this.flowKey = false;
							yield* this.pushCount(1);
							yield* this.pushSpaces(true);
							return "flow";
						}
					}
					default:
						this.flowKey = false;
						return yield* this.parsePlainScalar();
				}
			}
			*parseQuotedScalar() {
				const quote = this.charAt(0);
				let end = this.buffer.indexOf(quote, this.pos + 1);
				if (quote === "'") {
					while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
				} else {
					while (end !== -1) {
						let n = 0;
						while (this.buffer[end - 1 - n] === "\\") n += 1;
						if (n % 2 === 0) break;
						end = this.buffer.indexOf("\"", end + 1);
					}
				}
				const qb = this.buffer.substring(0, end);
				let nl = qb.indexOf("\n", this.pos);
				if (nl !== -1) {
					while (nl !== -1) {
						const cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = qb.indexOf("\n", cs);
					}
					if (nl !== -1) {
						end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
					}
				}
				if (end === -1) {
					if (!this.atEnd) return this.setNext("quoted-scalar");
					end = this.buffer.length;
				}
				yield* this.pushToIndex(end + 1, false);
				return this.flowLevel ? "flow" : "doc";
			}
			*parseBlockScalarHeader() {
				this.blockScalarIndent = -1;
				this.blockScalarKeep = false;
				let i = this.pos;
				while (true) {
					const ch = this.buffer[++i];
					if (ch === "+") this.blockScalarKeep = true;
					else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
					else if (ch !== "-") break;
				}
				return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
			}
			*parseBlockScalar() {
				let nl = this.pos - 1;
				let indent = 0;
				let ch;
				loop: for (let i = this.pos; ch = this.buffer[i]; ++i) {
					switch (ch) {
						case " ":
							indent += 1;
							break;
						case "\n":
							nl = i;
							indent = 0;
							break;
						case "\r": {
							const next = this.buffer[i + 1];
							if (!next && !this.atEnd) return this.setNext("block-scalar");
							if (next === "\n") break;
						}
						default: break loop;
					}
				}
				if (!ch && !this.atEnd) return this.setNext("block-scalar");
				if (indent >= this.indentNext) {
					if (this.blockScalarIndent === -1) this.indentNext = indent;
					else {
						this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
					}
					do {
						const cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = this.buffer.indexOf("\n", cs);
					} while (nl !== -1);
					if (nl === -1) {
						if (!this.atEnd) return this.setNext("block-scalar");
						nl = this.buffer.length;
					}
				}
				let i = nl + 1;
				ch = this.buffer[i];
				while (ch === " ") ch = this.buffer[++i];
				if (ch === "	") {
					while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
					nl = i - 1;
				} else if (!this.blockScalarKeep) {
					do {
						let i = nl - 1;
						let ch = this.buffer[i];
						if (ch === "\r") ch = this.buffer[--i];
						const lastChar = i;
						while (ch === " ") ch = this.buffer[--i];
						if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
						else break;
					} while (true);
				}
				yield cst.SCALAR;
				yield* this.pushToIndex(nl + 1, true);
				return yield* this.parseLineStart();
			}
			*parsePlainScalar() {
				const inFlow = this.flowLevel > 0;
				let end = this.pos - 1;
				let i = this.pos - 1;
				let ch;
				while (ch = this.buffer[++i]) {
					if (ch === ":") {
						const next = this.buffer[i + 1];
						if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
						end = i;
					} else if (isEmpty(ch)) {
						let next = this.buffer[i + 1];
						if (ch === "\r") {
							if (next === "\n") {
								i += 1;
								ch = "\n";
								next = this.buffer[i + 1];
							} else end = i;
						}
						if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
						if (ch === "\n") {
							const cs = this.continueScalar(i + 1);
							if (cs === -1) break;
							i = Math.max(i, cs - 2);
						}
					} else {
						if (inFlow && flowIndicatorChars.has(ch)) break;
						end = i;
					}
				}
				if (!ch && !this.atEnd) return this.setNext("plain-scalar");
				yield cst.SCALAR;
				yield* this.pushToIndex(end + 1, true);
				return inFlow ? "flow" : "doc";
			}
			*pushCount(n) {
				if (n > 0) {
					yield this.buffer.substr(this.pos, n);
					this.pos += n;
					return n;
				}
				return 0;
			}
			*pushToIndex(i, allowEmpty) {
				const s = this.buffer.slice(this.pos, i);
				if (s) {
					yield s;
					this.pos += s.length;
					return s.length;
				} else if (allowEmpty) yield "";
				return 0;
			}
			*pushIndicators() {
				let n = 0;
				loop: while (true) {
					switch (this.charAt(0)) {
						case "!":
							n += yield* this.pushTag();
							n += yield* this.pushSpaces(true);
							continue loop;
						case "&":
							n += yield* this.pushUntil(isNotAnchorChar);
							n += yield* this.pushSpaces(true);
							continue loop;
						case "-":
						case "?":
						case ":": {
							const inFlow = this.flowLevel > 0;
							const ch1 = this.charAt(1);
							if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
								if (!inFlow) this.indentNext = this.indentValue + 1;
								else if (this.flowKey) this.flowKey = false;
								n += yield* this.pushCount(1);
								n += yield* this.pushSpaces(true);
								continue loop;
							}
						}
					}
					break loop;
				}
				return n;
			}
			*pushTag() {
				if (this.charAt(1) === "<") {
					let i = this.pos + 2;
					let ch = this.buffer[i];
					while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
					return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
				} else {
					let i = this.pos + 1;
					let ch = this.buffer[i];
					while (ch) {
						if (tagChars.has(ch)) ch = this.buffer[++i];
						else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
							ch = this.buffer[i += 3];
						} else break;
					}
					return yield* this.pushToIndex(i, false);
				}
			}
			*pushNewline() {
				const ch = this.buffer[this.pos];
				if (ch === "\n") return yield* this.pushCount(1);
				else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
				else return 0;
			}
			*pushSpaces(allowTabs) {
				let i = this.pos - 1;
				let ch;
				do {
					ch = this.buffer[++i];
				} while (ch === " " || allowTabs && ch === "	");
				const n = i - this.pos;
				if (n > 0) {
					yield this.buffer.substr(this.pos, n);
					this.pos = i;
				}
				return n;
			}
			*pushUntil(test) {
				let i = this.pos;
				let ch = this.buffer[i];
				while (!test(ch)) ch = this.buffer[++i];
				return yield* this.pushToIndex(i, false);
			}
		}
		exports.Lexer = Lexer;
	}),
	6628: ((__unused_webpack_module, exports) => {
		class LineCounter {
			constructor() {
				this.lineStarts = [];
				this.addNewLine = (offset) => this.lineStarts.push(offset);
				this.linePos = (offset) => {
					let low = 0;
					let high = this.lineStarts.length;
					while (low < high) {
						const mid = low + high >> 1;
						if (this.lineStarts[mid] < offset) low = mid + 1;
						else high = mid;
					}
					if (this.lineStarts[low] === offset) return {
						line: low + 1,
						col: 1
					};
					if (low === 0) return {
						line: 0,
						col: offset
					};
					const start = this.lineStarts[low - 1];
					return {
						line: low,
						col: offset - start + 1
					};
				};
			}
		}
		exports.LineCounter = LineCounter;
	}),
	3456: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932);
		var cst = __nccwpck_require__(3461);
		var lexer = __nccwpck_require__(361);
		function includesToken(list, type) {
			for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
			return false;
		}
		function findNonEmptyIndex(list) {
			for (let i = 0; i < list.length; ++i) {
				switch (list[i].type) {
					case "space":
					case "comment":
					case "newline": break;
					default: return i;
				}
			}
			return -1;
		}
		function isFlowToken(token) {
			switch (token?.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "flow-collection": return true;
				default: return false;
			}
		}
		function getPrevProps(parent) {
			switch (parent.type) {
				case "document": return parent.start;
				case "block-map": {
					const it = parent.items[parent.items.length - 1];
					return it.sep ?? it.start;
				}
				case "block-seq": return parent.items[parent.items.length - 1].start;
				default: return [];
			}
		}
		function getFirstKeyStartProps(prev) {
			if (prev.length === 0) return [];
			let i = prev.length;
			loop: while (--i >= 0) {
				switch (prev[i].type) {
					case "doc-start":
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
					case "newline": break loop;
				}
			}
			while (prev[++i]?.type === "space") {}
			return prev.splice(i, prev.length);
		}
		function arrayPushArray(target, source) {
			if (source.length < 1e5) Array.prototype.push.apply(target, source);
			else for (let i = 0; i < source.length; ++i) target.push(source[i]);
		}
		function fixFlowSeqItems(fc) {
			if (fc.start.type === "flow-seq-start") {
				for (const it of fc.items) {
					if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
						if (it.key) it.value = it.key;
						delete it.key;
						if (isFlowToken(it.value)) {
							if (it.value.end) arrayPushArray(it.value.end, it.sep);
							else it.value.end = it.sep;
						} else arrayPushArray(it.start, it.sep);
						delete it.sep;
					}
				}
			}
		}
		class Parser {
			constructor(onNewLine) {
				this.atNewLine = true;
				this.atScalar = false;
				this.indent = 0;
				this.offset = 0;
				this.onKeyLine = false;
				this.stack = [];
				this.source = "";
				this.type = "";
				this.lexer = new lexer.Lexer();
				this.onNewLine = onNewLine;
			}
			*parse(source, incomplete = false) {
				if (this.onNewLine && this.offset === 0) this.onNewLine(0);
				for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
				if (!incomplete) yield* this.end();
			}
			*next(source) {
				this.source = source;
				if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
				if (this.atScalar) {
					this.atScalar = false;
					yield* this.step();
					this.offset += source.length;
					return;
				}
				const type = cst.tokenType(source);
				if (!type) {
					const message = `Not a YAML token: ${source}`;
					yield* this.pop({
						type: "error",
						offset: this.offset,
						message,
						source
					});
					this.offset += source.length;
				} else if (type === "scalar") {
					this.atNewLine = false;
					this.atScalar = true;
					this.type = "scalar";
				} else {
					this.type = type;
					yield* this.step();
					switch (type) {
						case "newline":
							this.atNewLine = true;
							this.indent = 0;
							if (this.onNewLine) this.onNewLine(this.offset + source.length);
							break;
						case "space":
							if (this.atNewLine && source[0] === " ") this.indent += source.length;
							break;
						case "explicit-key-ind":
						case "map-value-ind":
						case "seq-item-ind":
							if (this.atNewLine) this.indent += source.length;
							break;
						case "doc-mode":
						case "flow-error-end": return;
						default: this.atNewLine = false;
					}
					this.offset += source.length;
				}
			}
			*end() {
				while (this.stack.length > 0) yield* this.pop();
			}
			get sourceToken() {
				const st = {
					type: this.type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
				return st;
			}
			*step() {
				const top = this.peek(1);
				if (this.type === "doc-end" && top?.type !== "doc-end") {
					while (this.stack.length > 0) yield* this.pop();
					this.stack.push({
						type: "doc-end",
						offset: this.offset,
						source: this.source
					});
					return;
				}
				if (!top) return yield* this.stream();
				switch (top.type) {
					case "document": return yield* this.document(top);
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return yield* this.scalar(top);
					case "block-scalar": return yield* this.blockScalar(top);
					case "block-map": return yield* this.blockMap(top);
					case "block-seq": return yield* this.blockSequence(top);
					case "flow-collection": return yield* this.flowCollection(top);
					case "doc-end": return yield* this.documentEnd(top);
				}
				yield* this.pop();
			}
			peek(n) {
				return this.stack[this.stack.length - n];
			}
			*pop(error) {
				const token = error ?? this.stack.pop();
				if (!token) {
					const message = "Tried to pop an empty stack";
					yield {
						type: "error",
						offset: this.offset,
						source: "",
						message
					};
				} else if (this.stack.length === 0) {
					yield token;
				} else {
					const top = this.peek(1);
					if (token.type === "block-scalar") {
						token.indent = "indent" in top ? top.indent : 0;
					} else if (token.type === "flow-collection" && top.type === "document") {
						token.indent = 0;
					}
					if (token.type === "flow-collection") fixFlowSeqItems(token);
					switch (top.type) {
						case "document":
							top.value = token;
							break;
						case "block-scalar":
							top.props.push(token);
							break;
						case "block-map": {
							const it = top.items[top.items.length - 1];
							if (it.value) {
								top.items.push({
									start: [],
									key: token,
									sep: []
								});
								this.onKeyLine = true;
								return;
							} else if (it.sep) {
								it.value = token;
							} else {
								Object.assign(it, {
									key: token,
									sep: []
								});
								this.onKeyLine = !it.explicitKey;
								return;
							}
							break;
						}
						case "block-seq": {
							const it = top.items[top.items.length - 1];
							if (it.value) top.items.push({
								start: [],
								value: token
							});
							else it.value = token;
							break;
						}
						case "flow-collection": {
							const it = top.items[top.items.length - 1];
							if (!it || it.value) top.items.push({
								start: [],
								key: token,
								sep: []
							});
							else if (it.sep) it.value = token;
							else Object.assign(it, {
								key: token,
								sep: []
							});
							return;
						}
						default:
							yield* this.pop();
							yield* this.pop(token);
					}
					if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
						const last = token.items[token.items.length - 1];
						if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
							if (top.type === "document") top.end = last.start;
							else top.items.push({ start: last.start });
							token.items.splice(-1, 1);
						}
					}
				}
			}
			*stream() {
				switch (this.type) {
					case "directive-line":
						yield {
							type: "directive",
							offset: this.offset,
							source: this.source
						};
						return;
					case "byte-order-mark":
					case "space":
					case "comment":
					case "newline":
						yield this.sourceToken;
						return;
					case "doc-mode":
					case "doc-start": {
						const doc = {
							type: "document",
							offset: this.offset,
							start: []
						};
						if (this.type === "doc-start") doc.start.push(this.sourceToken);
						this.stack.push(doc);
						return;
					}
				}
				yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML stream`,
					source: this.source
				};
			}
			*document(doc) {
				if (doc.value) return yield* this.lineEnd(doc);
				switch (this.type) {
					case "doc-start": {
						if (findNonEmptyIndex(doc.start) !== -1) {
							yield* this.pop();
							yield* this.step();
						} else doc.start.push(this.sourceToken);
						return;
					}
					case "anchor":
					case "tag":
					case "space":
					case "comment":
					case "newline":
						doc.start.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(doc);
				if (bv) this.stack.push(bv);
				else {
					yield {
						type: "error",
						offset: this.offset,
						message: `Unexpected ${this.type} token in YAML document`,
						source: this.source
					};
				}
			}
			*scalar(scalar) {
				if (this.type === "map-value-ind") {
					const prev = getPrevProps(this.peek(2));
					const start = getFirstKeyStartProps(prev);
					let sep;
					if (scalar.end) {
						sep = scalar.end;
						sep.push(this.sourceToken);
						delete scalar.end;
					} else sep = [this.sourceToken];
					const map = {
						type: "block-map",
						offset: scalar.offset,
						indent: scalar.indent,
						items: [{
							start,
							key: scalar,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(scalar);
			}
			*blockScalar(scalar) {
				switch (this.type) {
					case "space":
					case "comment":
					case "newline":
						scalar.props.push(this.sourceToken);
						return;
					case "scalar":
						scalar.source = this.source;
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) {
							let nl = this.source.indexOf("\n") + 1;
							while (nl !== 0) {
								this.onNewLine(this.offset + nl);
								nl = this.source.indexOf("\n", nl) + 1;
							}
						}
						yield* this.pop();
						break;
					default:
						yield* this.pop();
						yield* this.step();
				}
			}
			*blockMap(map) {
				const it = map.items[map.items.length - 1];
				switch (this.type) {
					case "newline":
						this.onKeyLine = false;
						if (it.value) {
							const end = "end" in it.value ? it.value.end : undefined;
							const last = Array.isArray(end) ? end[end.length - 1] : undefined;
							if (last?.type === "comment") end?.push(this.sourceToken);
							else map.items.push({ start: [this.sourceToken] });
						} else if (it.sep) {
							it.sep.push(this.sourceToken);
						} else {
							it.start.push(this.sourceToken);
						}
						return;
					case "space":
					case "comment":
						if (it.value) {
							map.items.push({ start: [this.sourceToken] });
						} else if (it.sep) {
							it.sep.push(this.sourceToken);
						} else {
							if (this.atIndentedComment(it.start, map.indent)) {
								const prev = map.items[map.items.length - 2];
								const end = prev?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start);
									end.push(this.sourceToken);
									map.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
				}
				if (this.indent >= map.indent) {
					const atMapIndent = !this.onKeyLine && this.indent === map.indent;
					const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
					let start = [];
					if (atNextItem && it.sep && !it.value) {
						const nl = [];
						for (let i = 0; i < it.sep.length; ++i) {
							const st = it.sep[i];
							switch (st.type) {
								case "newline":
									nl.push(i);
									break;
								case "space": break;
								case "comment":
									if (st.indent > map.indent) nl.length = 0;
									break;
								default: nl.length = 0;
							}
						}
						if (nl.length >= 2) start = it.sep.splice(nl[1]);
					}
					switch (this.type) {
						case "anchor":
						case "tag":
							if (atNextItem || it.value) {
								start.push(this.sourceToken);
								map.items.push({ start });
								this.onKeyLine = true;
							} else if (it.sep) {
								it.sep.push(this.sourceToken);
							} else {
								it.start.push(this.sourceToken);
							}
							return;
						case "explicit-key-ind":
							if (!it.sep && !it.explicitKey) {
								it.start.push(this.sourceToken);
								it.explicitKey = true;
							} else if (atNextItem || it.value) {
								start.push(this.sourceToken);
								map.items.push({
									start,
									explicitKey: true
								});
							} else {
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: [this.sourceToken],
										explicitKey: true
									}]
								});
							}
							this.onKeyLine = true;
							return;
						case "map-value-ind":
							if (it.explicitKey) {
								if (!it.sep) {
									if (includesToken(it.start, "newline")) {
										Object.assign(it, {
											key: null,
											sep: [this.sourceToken]
										});
									} else {
										const start = getFirstKeyStartProps(it.start);
										this.stack.push({
											type: "block-map",
											offset: this.offset,
											indent: this.indent,
											items: [{
												start,
												key: null,
												sep: [this.sourceToken]
											}]
										});
									}
								} else if (it.value) {
									map.items.push({
										start: [],
										key: null,
										sep: [this.sourceToken]
									});
								} else if (includesToken(it.sep, "map-value-ind")) {
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								} else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
									const start = getFirstKeyStartProps(it.start);
									const key = it.key;
									const sep = it.sep;
									sep.push(this.sourceToken);
									delete it.key;
									delete it.sep;
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key,
											sep
										}]
									});
								} else if (start.length > 0) {
									it.sep = it.sep.concat(start, this.sourceToken);
								} else {
									it.sep.push(this.sourceToken);
								}
							} else {
								if (!it.sep) {
									Object.assign(it, {
										key: null,
										sep: [this.sourceToken]
									});
								} else if (it.value || atNextItem) {
									map.items.push({
										start,
										key: null,
										sep: [this.sourceToken]
									});
								} else if (includesToken(it.sep, "map-value-ind")) {
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: [],
											key: null,
											sep: [this.sourceToken]
										}]
									});
								} else {
									it.sep.push(this.sourceToken);
								}
							}
							this.onKeyLine = true;
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							const fs = this.flowScalar(this.type);
							if (atNextItem || it.value) {
								map.items.push({
									start,
									key: fs,
									sep: []
								});
								this.onKeyLine = true;
							} else if (it.sep) {
								this.stack.push(fs);
							} else {
								Object.assign(it, {
									key: fs,
									sep: []
								});
								this.onKeyLine = true;
							}
							return;
						}
						default: {
							const bv = this.startBlockValue(map);
							if (bv) {
								if (bv.type === "block-seq") {
									if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
										yield* this.pop({
											type: "error",
											offset: this.offset,
											message: "Unexpected block-seq-ind on same line with key",
											source: this.source
										});
										return;
									}
								} else if (atMapIndent) {
									map.items.push({ start });
								}
								this.stack.push(bv);
								return;
							}
						}
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*blockSequence(seq) {
				const it = seq.items[seq.items.length - 1];
				switch (this.type) {
					case "newline":
						if (it.value) {
							const end = "end" in it.value ? it.value.end : undefined;
							const last = Array.isArray(end) ? end[end.length - 1] : undefined;
							if (last?.type === "comment") end?.push(this.sourceToken);
							else seq.items.push({ start: [this.sourceToken] });
						} else it.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (it.value) seq.items.push({ start: [this.sourceToken] });
						else {
							if (this.atIndentedComment(it.start, seq.indent)) {
								const prev = seq.items[seq.items.length - 2];
								const end = prev?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start);
									end.push(this.sourceToken);
									seq.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
					case "anchor":
					case "tag":
						if (it.value || this.indent <= seq.indent) break;
						it.start.push(this.sourceToken);
						return;
					case "seq-item-ind":
						if (this.indent !== seq.indent) break;
						if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
				}
				if (this.indent > seq.indent) {
					const bv = this.startBlockValue(seq);
					if (bv) {
						this.stack.push(bv);
						return;
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*flowCollection(fc) {
				const it = fc.items[fc.items.length - 1];
				if (this.type === "flow-error-end") {
					let top;
					do {
						yield* this.pop();
						top = this.peek(1);
					} while (top?.type === "flow-collection");
				} else if (fc.end.length === 0) {
					switch (this.type) {
						case "comma":
						case "explicit-key-ind":
							if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
							else it.start.push(this.sourceToken);
							return;
						case "map-value-ind":
							if (!it || it.value) fc.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (it.sep) it.sep.push(this.sourceToken);
							else Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							return;
						case "space":
						case "comment":
						case "newline":
						case "anchor":
						case "tag":
							if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
							else if (it.sep) it.sep.push(this.sourceToken);
							else it.start.push(this.sourceToken);
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							const fs = this.flowScalar(this.type);
							if (!it || it.value) fc.items.push({
								start: [],
								key: fs,
								sep: []
							});
							else if (it.sep) this.stack.push(fs);
							else Object.assign(it, {
								key: fs,
								sep: []
							});
							return;
						}
						case "flow-map-end":
						case "flow-seq-end":
							fc.end.push(this.sourceToken);
							return;
					}
					const bv = this.startBlockValue(fc);
					if (bv) this.stack.push(bv);
					else {
						yield* this.pop();
						yield* this.step();
					}
				} else {
					const parent = this.peek(2);
					if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
						yield* this.pop();
						yield* this.step();
					} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
						const prev = getPrevProps(parent);
						const start = getFirstKeyStartProps(prev);
						fixFlowSeqItems(fc);
						const sep = fc.end.splice(1, fc.end.length);
						sep.push(this.sourceToken);
						const map = {
							type: "block-map",
							offset: fc.offset,
							indent: fc.indent,
							items: [{
								start,
								key: fc,
								sep
							}]
						};
						this.onKeyLine = true;
						this.stack[this.stack.length - 1] = map;
					} else {
						yield* this.lineEnd(fc);
					}
				}
			}
			flowScalar(type) {
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				return {
					type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			startBlockValue(parent) {
				switch (this.type) {
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return this.flowScalar(this.type);
					case "block-scalar-header": return {
						type: "block-scalar",
						offset: this.offset,
						indent: this.indent,
						props: [this.sourceToken],
						source: ""
					};
					case "flow-map-start":
					case "flow-seq-start": return {
						type: "flow-collection",
						offset: this.offset,
						indent: this.indent,
						start: this.sourceToken,
						items: [],
						end: []
					};
					case "seq-item-ind": return {
						type: "block-seq",
						offset: this.offset,
						indent: this.indent,
						items: [{ start: [this.sourceToken] }]
					};
					case "explicit-key-ind": {
						this.onKeyLine = true;
						const prev = getPrevProps(parent);
						const start = getFirstKeyStartProps(prev);
						start.push(this.sourceToken);
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								explicitKey: true
							}]
						};
					}
					case "map-value-ind": {
						this.onKeyLine = true;
						const prev = getPrevProps(parent);
						const start = getFirstKeyStartProps(prev);
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						};
					}
				}
				return null;
			}
			atIndentedComment(start, indent) {
				if (this.type !== "comment") return false;
				if (this.indent <= indent) return false;
				return start.every((st) => st.type === "newline" || st.type === "space");
			}
			*documentEnd(docEnd) {
				if (this.type !== "doc-mode") {
					if (docEnd.end) docEnd.end.push(this.sourceToken);
					else docEnd.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
				}
			}
			*lineEnd(token) {
				switch (this.type) {
					case "comma":
					case "doc-start":
					case "doc-end":
					case "flow-seq-end":
					case "flow-map-end":
					case "map-value-ind":
						yield* this.pop();
						yield* this.step();
						break;
					case "newline": this.onKeyLine = false;
					case "space":
					case "comment":
					default:
						if (token.end) token.end.push(this.sourceToken);
						else token.end = [this.sourceToken];
						if (this.type === "newline") yield* this.pop();
				}
			}
		}
		exports.Parser = Parser;
	}),
	4047: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var composer = __nccwpck_require__(9984);
		var Document = __nccwpck_require__(3021);
		var errors = __nccwpck_require__(1464);
		var log = __nccwpck_require__(7249);
		var identity = __nccwpck_require__(1127);
		var lineCounter = __nccwpck_require__(6628);
		var parser = __nccwpck_require__(3456);
		function parseOptions(options) {
			const prettyErrors = options.prettyErrors !== false;
			const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null;
			return {
				lineCounter: lineCounter$1,
				prettyErrors
			};
		}
		function parseAllDocuments(source, options = {}) {
			const { lineCounter, prettyErrors } = parseOptions(options);
			const parser$1 = new parser.Parser(lineCounter?.addNewLine);
			const composer$1 = new composer.Composer(options);
			const docs = Array.from(composer$1.compose(parser$1.parse(source)));
			if (prettyErrors && lineCounter) for (const doc of docs) {
				doc.errors.forEach(errors.prettifyError(source, lineCounter));
				doc.warnings.forEach(errors.prettifyError(source, lineCounter));
			}
			if (docs.length > 0) return docs;
			return Object.assign([], { empty: true }, composer$1.streamInfo());
		}
		function parseDocument(source, options = {}) {
			const { lineCounter, prettyErrors } = parseOptions(options);
			const parser$1 = new parser.Parser(lineCounter?.addNewLine);
			const composer$1 = new composer.Composer(options);
			let doc = null;
			for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
				if (!doc) doc = _doc;
				else if (doc.options.logLevel !== "silent") {
					doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
					break;
				}
			}
			if (prettyErrors && lineCounter) {
				doc.errors.forEach(errors.prettifyError(source, lineCounter));
				doc.warnings.forEach(errors.prettifyError(source, lineCounter));
			}
			return doc;
		}
		function parse(src, reviver, options) {
			let _reviver = undefined;
			if (typeof reviver === "function") {
				_reviver = reviver;
			} else if (options === undefined && reviver && typeof reviver === "object") {
				options = reviver;
			}
			const doc = parseDocument(src, options);
			if (!doc) return null;
			doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
			if (doc.errors.length > 0) {
				if (doc.options.logLevel !== "silent") throw doc.errors[0];
				else doc.errors = [];
			}
			return doc.toJS(Object.assign({ reviver: _reviver }, options));
		}
		function stringify(value, replacer, options) {
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) {
				_replacer = replacer;
			} else if (options === undefined && replacer) {
				options = replacer;
			}
			if (typeof options === "string") options = options.length;
			if (typeof options === "number") {
				const indent = Math.round(options);
				options = indent < 1 ? undefined : indent > 8 ? { indent: 8 } : { indent };
			}
			if (value === undefined) {
				const { keepUndefined } = options ?? replacer ?? {};
				if (!keepUndefined) return undefined;
			}
			if (identity.isDocument(value) && !_replacer) return value.toString(options);
			return new Document.Document(value, _replacer, options).toString(options);
		}
		exports.parse = parse;
		exports.parseAllDocuments = parseAllDocuments;
		exports.parseDocument = parseDocument;
		exports.stringify = stringify;
	}),
	5840: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var map = __nccwpck_require__(7451);
		var seq = __nccwpck_require__(1706);
		var string = __nccwpck_require__(6464);
		var tags = __nccwpck_require__(18);
		const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
		class Schema {
			constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
				this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
				this.name = typeof schema === "string" && schema || "core";
				this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
				this.tags = tags.getTags(customTags, this.name, merge);
				this.toStringOptions = toStringDefaults ?? null;
				Object.defineProperty(this, identity.MAP, { value: map.map });
				Object.defineProperty(this, identity.SCALAR, { value: string.string });
				Object.defineProperty(this, identity.SEQ, { value: seq.seq });
				this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
			}
			clone() {
				const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
				copy.tags = this.tags.slice();
				return copy;
			}
		}
		exports.Schema = Schema;
	}),
	7451: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var YAMLMap = __nccwpck_require__(4454);
		const map = {
			collection: "map",
			default: true,
			nodeClass: YAMLMap.YAMLMap,
			tag: "tag:yaml.org,2002:map",
			resolve(map, onError) {
				if (!identity.isMap(map)) onError("Expected a mapping for this tag");
				return map;
			},
			createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
		};
		exports.map = map;
	}),
	3632: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		const nullTag = {
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^(?:~|[Nn]ull|NULL)?$/,
			resolve: () => new Scalar.Scalar(null),
			stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
		};
		exports.nullTag = nullTag;
	}),
	1706: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var YAMLSeq = __nccwpck_require__(2223);
		const seq = {
			collection: "seq",
			default: true,
			nodeClass: YAMLSeq.YAMLSeq,
			tag: "tag:yaml.org,2002:seq",
			resolve(seq, onError) {
				if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
				return seq;
			},
			createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
		};
		exports.seq = seq;
	}),
	6464: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyString = __nccwpck_require__(3069);
		const string = {
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify(item, ctx, onComment, onChompKeep) {
				ctx = Object.assign({ actualString: true }, ctx);
				return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
			}
		};
		exports.string = string;
	}),
	3959: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		const boolTag = {
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
			resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
			stringify({ source, value }, ctx) {
				if (source && boolTag.test.test(source)) {
					const sv = source[0] === "t" || source[0] === "T";
					if (value === sv) return source;
				}
				return value ? ctx.options.trueStr : ctx.options.falseStr;
			}
		};
		exports.boolTag = boolTag;
	}),
	8405: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		var stringifyNumber = __nccwpck_require__(8689);
		const floatNaN = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
			stringify: stringifyNumber.stringifyNumber
		};
		const floatExp = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str),
			stringify(node) {
				const num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		};
		const float = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
			resolve(str) {
				const node = new Scalar.Scalar(parseFloat(str));
				const dot = str.indexOf(".");
				if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
				return node;
			},
			stringify: stringifyNumber.stringifyNumber
		};
		exports.float = float;
		exports.floatExp = floatExp;
		exports.floatNaN = floatNaN;
	}),
	9874: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
		const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
		function intStringify(node, radix, prefix) {
			const { value } = node;
			if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
			return stringifyNumber.stringifyNumber(node);
		}
		const intOct = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^0o[0-7]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
			stringify: (node) => intStringify(node, 8, "0o")
		};
		const int = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		};
		const intHex = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^0x[0-9a-fA-F]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		};
		exports.int = int;
		exports.intHex = intHex;
		exports.intOct = intOct;
	}),
	896: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451);
		var _null = __nccwpck_require__(3632);
		var seq = __nccwpck_require__(1706);
		var string = __nccwpck_require__(6464);
		var bool = __nccwpck_require__(3959);
		var float = __nccwpck_require__(8405);
		var int = __nccwpck_require__(9874);
		const schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.boolTag,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float
		];
		exports.schema = schema;
	}),
	3559: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		var map = __nccwpck_require__(7451);
		var seq = __nccwpck_require__(1706);
		function intIdentify(value) {
			return typeof value === "bigint" || Number.isInteger(value);
		}
		const stringifyJSON = ({ value }) => JSON.stringify(value);
		const jsonScalars = [
			{
				identify: (value) => typeof value === "string",
				default: true,
				tag: "tag:yaml.org,2002:str",
				resolve: (str) => str,
				stringify: stringifyJSON
			},
			{
				identify: (value) => value == null,
				createNode: () => new Scalar.Scalar(null),
				default: true,
				tag: "tag:yaml.org,2002:null",
				test: /^null$/,
				resolve: () => null,
				stringify: stringifyJSON
			},
			{
				identify: (value) => typeof value === "boolean",
				default: true,
				tag: "tag:yaml.org,2002:bool",
				test: /^true$|^false$/,
				resolve: (str) => str === "true",
				stringify: stringifyJSON
			},
			{
				identify: intIdentify,
				default: true,
				tag: "tag:yaml.org,2002:int",
				test: /^-?(?:0|[1-9][0-9]*)$/,
				resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
				stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
			},
			{
				identify: (value) => typeof value === "number",
				default: true,
				tag: "tag:yaml.org,2002:float",
				test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
				resolve: (str) => parseFloat(str),
				stringify: stringifyJSON
			}
		];
		const jsonError = {
			default: true,
			tag: "",
			test: /^/,
			resolve(str, onError) {
				onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
				return str;
			}
		};
		const schema = [map.map, seq.seq].concat(jsonScalars, jsonError);
		exports.schema = schema;
	}),
	18: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451);
		var _null = __nccwpck_require__(3632);
		var seq = __nccwpck_require__(1706);
		var string = __nccwpck_require__(6464);
		var bool = __nccwpck_require__(3959);
		var float = __nccwpck_require__(8405);
		var int = __nccwpck_require__(9874);
		var schema = __nccwpck_require__(896);
		var schema$1 = __nccwpck_require__(3559);
		var binary = __nccwpck_require__(6083);
		var merge = __nccwpck_require__(452);
		var omap = __nccwpck_require__(303);
		var pairs = __nccwpck_require__(8385);
		var schema$2 = __nccwpck_require__(5913);
		var set = __nccwpck_require__(1528);
		var timestamp = __nccwpck_require__(6752);
		const schemas = new Map([
			["core", schema.schema],
			["failsafe", [
				map.map,
				seq.seq,
				string.string
			]],
			["json", schema$1.schema],
			["yaml11", schema$2.schema],
			["yaml-1.1", schema$2.schema]
		]);
		const tagsByName = {
			binary: binary.binary,
			bool: bool.boolTag,
			float: float.float,
			floatExp: float.floatExp,
			floatNaN: float.floatNaN,
			floatTime: timestamp.floatTime,
			int: int.int,
			intHex: int.intHex,
			intOct: int.intOct,
			intTime: timestamp.intTime,
			map: map.map,
			merge: merge.merge,
			null: _null.nullTag,
			omap: omap.omap,
			pairs: pairs.pairs,
			seq: seq.seq,
			set: set.set,
			timestamp: timestamp.timestamp
		};
		const coreKnownTags = {
			"tag:yaml.org,2002:binary": binary.binary,
			"tag:yaml.org,2002:merge": merge.merge,
			"tag:yaml.org,2002:omap": omap.omap,
			"tag:yaml.org,2002:pairs": pairs.pairs,
			"tag:yaml.org,2002:set": set.set,
			"tag:yaml.org,2002:timestamp": timestamp.timestamp
		};
		function getTags(customTags, schemaName, addMergeTag) {
			const schemaTags = schemas.get(schemaName);
			if (schemaTags && !customTags) {
				return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
			}
			let tags = schemaTags;
			if (!tags) {
				if (Array.isArray(customTags)) tags = [];
				else {
					const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
					throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
				}
			}
			if (Array.isArray(customTags)) {
				for (const tag of customTags) tags = tags.concat(tag);
			} else if (typeof customTags === "function") {
				tags = customTags(tags.slice());
			}
			if (addMergeTag) tags = tags.concat(merge.merge);
			return tags.reduce((tags, tag) => {
				const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
				if (!tagObj) {
					const tagName = JSON.stringify(tag);
					const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
					throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
				}
				if (!tags.includes(tagObj)) tags.push(tagObj);
				return tags;
			}, []);
		}
		exports.coreKnownTags = coreKnownTags;
		exports.getTags = getTags;
	}),
	6083: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_buffer = __nccwpck_require__(181);
		var Scalar = __nccwpck_require__(3301);
		var stringifyString = __nccwpck_require__(3069);
		const binary = {
			identify: (value) => value instanceof Uint8Array,
			default: false,
			tag: "tag:yaml.org,2002:binary",
			resolve(src, onError) {
				if (typeof node_buffer.Buffer === "function") {
					return node_buffer.Buffer.from(src, "base64");
				} else if (typeof atob === "function") {
					const str = atob(src.replace(/[\n\r]/g, ""));
					const buffer = new Uint8Array(str.length);
					for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
					return buffer;
				} else {
					onError("This environment does not support reading binary tags; either Buffer or atob is required");
					return src;
				}
			},
			stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
				if (!value) return "";
				const buf = value;
				let str;
				if (typeof node_buffer.Buffer === "function") {
					str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
				} else if (typeof btoa === "function") {
					let s = "";
					for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
					str = btoa(s);
				} else {
					throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
				}
				type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
				if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
					const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
					const n = Math.ceil(str.length / lineWidth);
					const lines = new Array(n);
					for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
						lines[i] = str.substr(o, lineWidth);
					}
					str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
				}
				return stringifyString.stringifyString({
					comment,
					type,
					value: str
				}, ctx, onComment, onChompKeep);
			}
		};
		exports.binary = binary;
	}),
	8398: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		function boolStringify({ value, source }, ctx) {
			const boolObj = value ? trueTag : falseTag;
			if (source && boolObj.test.test(source)) return source;
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
		const trueTag = {
			identify: (value) => value === true,
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
			resolve: () => new Scalar.Scalar(true),
			stringify: boolStringify
		};
		const falseTag = {
			identify: (value) => value === false,
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
			resolve: () => new Scalar.Scalar(false),
			stringify: boolStringify
		};
		exports.falseTag = falseTag;
		exports.trueTag = trueTag;
	}),
	5782: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		var stringifyNumber = __nccwpck_require__(8689);
		const floatNaN = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
			stringify: stringifyNumber.stringifyNumber
		};
		const floatExp = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str.replace(/_/g, "")),
			stringify(node) {
				const num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		};
		const float = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
			resolve(str) {
				const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
				const dot = str.indexOf(".");
				if (dot !== -1) {
					const f = str.substring(dot + 1).replace(/_/g, "");
					if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
				}
				return node;
			},
			stringify: stringifyNumber.stringifyNumber
		};
		exports.float = float;
		exports.floatExp = floatExp;
		exports.floatNaN = floatNaN;
	}),
	873: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
		function intResolve(str, offset, radix, { intAsBigInt }) {
			const sign = str[0];
			if (sign === "-" || sign === "+") offset += 1;
			str = str.substring(offset).replace(/_/g, "");
			if (intAsBigInt) {
				switch (radix) {
					case 2:
						str = `0b${str}`;
						break;
					case 8:
						str = `0o${str}`;
						break;
					case 16:
						str = `0x${str}`;
						break;
				}
				const n = BigInt(str);
				return sign === "-" ? BigInt(-1) * n : n;
			}
			const n = parseInt(str, radix);
			return sign === "-" ? -1 * n : n;
		}
		function intStringify(node, radix, prefix) {
			const { value } = node;
			if (intIdentify(value)) {
				const str = value.toString(radix);
				return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
			}
			return stringifyNumber.stringifyNumber(node);
		}
		const intBin = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "BIN",
			test: /^[-+]?0b[0-1_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
			stringify: (node) => intStringify(node, 2, "0b")
		};
		const intOct = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^[-+]?0[0-7_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
			stringify: (node) => intStringify(node, 8, "0")
		};
		const int = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9][0-9_]*$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		};
		const intHex = {
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^[-+]?0x[0-9a-fA-F_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		};
		exports.int = int;
		exports.intBin = intBin;
		exports.intHex = intHex;
		exports.intOct = intOct;
	}),
	452: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		const MERGE_KEY = "<<";
		const merge = {
			identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
			default: "key",
			tag: "tag:yaml.org,2002:merge",
			test: /^<<$/,
			resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
			stringify: () => MERGE_KEY
		};
		const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
		function addMergeToJSMap(ctx, map, value) {
			const source = resolveAliasValue(ctx, value);
			if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
			else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
			else mergeValue(ctx, map, source);
		}
		function mergeValue(ctx, map, value) {
			const source = resolveAliasValue(ctx, value);
			if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
			const srcMap = source.toJSON(null, ctx, Map);
			for (const [key, value] of srcMap) {
				if (map instanceof Map) {
					if (!map.has(key)) map.set(key, value);
				} else if (map instanceof Set) {
					map.add(key);
				} else if (!Object.prototype.hasOwnProperty.call(map, key)) {
					Object.defineProperty(map, key, {
						value,
						writable: true,
						enumerable: true,
						configurable: true
					});
				}
			}
			return map;
		}
		function resolveAliasValue(ctx, value) {
			return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
		}
		exports.addMergeToJSMap = addMergeToJSMap;
		exports.isMergeKey = isMergeKey;
		exports.merge = merge;
	}),
	303: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var toJS = __nccwpck_require__(4043);
		var YAMLMap = __nccwpck_require__(4454);
		var YAMLSeq = __nccwpck_require__(2223);
		var pairs = __nccwpck_require__(8385);
		class YAMLOMap extends YAMLSeq.YAMLSeq {
			constructor() {
				super();
				this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
				this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
				this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
				this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
				this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
				this.tag = YAMLOMap.tag;
			}
			toJSON(_, ctx) {
				if (!ctx) return super.toJSON(_);
				const map = new Map();
				if (ctx?.onCreate) ctx.onCreate(map);
				for (const pair of this.items) {
					let key, value;
					if (identity.isPair(pair)) {
						key = toJS.toJS(pair.key, "", ctx);
						value = toJS.toJS(pair.value, key, ctx);
					} else {
						key = toJS.toJS(pair, "", ctx);
					}
					if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
					map.set(key, value);
				}
				return map;
			}
			static from(schema, iterable, ctx) {
				const pairs$1 = pairs.createPairs(schema, iterable, ctx);
				const omap = new this();
				omap.items = pairs$1.items;
				return omap;
			}
		}
		YAMLOMap.tag = "tag:yaml.org,2002:omap";
		const omap = {
			collection: "seq",
			identify: (value) => value instanceof Map,
			nodeClass: YAMLOMap,
			default: false,
			tag: "tag:yaml.org,2002:omap",
			resolve(seq, onError) {
				const pairs$1 = pairs.resolvePairs(seq, onError);
				const seenKeys = [];
				for (const { key } of pairs$1.items) {
					if (identity.isScalar(key)) {
						if (seenKeys.includes(key.value)) {
							onError(`Ordered maps must not include duplicate keys: ${key.value}`);
						} else {
							seenKeys.push(key.value);
						}
					}
				}
				return Object.assign(new YAMLOMap(), pairs$1);
			},
			createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
		};
		exports.YAMLOMap = YAMLOMap;
		exports.omap = omap;
	}),
	8385: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var Scalar = __nccwpck_require__(3301);
		var YAMLSeq = __nccwpck_require__(2223);
		function resolvePairs(seq, onError) {
			if (identity.isSeq(seq)) {
				for (let i = 0; i < seq.items.length; ++i) {
					let item = seq.items[i];
					if (identity.isPair(item)) continue;
					else if (identity.isMap(item)) {
						if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
						const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
						if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
						if (item.comment) {
							const cn = pair.value ?? pair.key;
							cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
						}
						item = pair;
					}
					seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
				}
			} else onError("Expected a sequence for this tag");
			return seq;
		}
		function createPairs(schema, iterable, ctx) {
			const { replacer } = ctx;
			const pairs = new YAMLSeq.YAMLSeq(schema);
			pairs.tag = "tag:yaml.org,2002:pairs";
			let i = 0;
			if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
				if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
				let key, value;
				if (Array.isArray(it)) {
					if (it.length === 2) {
						key = it[0];
						value = it[1];
					} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
				} else if (it && it instanceof Object) {
					const keys = Object.keys(it);
					if (keys.length === 1) {
						key = keys[0];
						value = it[key];
					} else {
						throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
					}
				} else {
					key = it;
				}
				pairs.items.push(Pair.createPair(key, value, ctx));
			}
			return pairs;
		}
		const pairs = {
			collection: "seq",
			default: false,
			tag: "tag:yaml.org,2002:pairs",
			resolve: resolvePairs,
			createNode: createPairs
		};
		exports.createPairs = createPairs;
		exports.pairs = pairs;
		exports.resolvePairs = resolvePairs;
	}),
	5913: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451);
		var _null = __nccwpck_require__(3632);
		var seq = __nccwpck_require__(1706);
		var string = __nccwpck_require__(6464);
		var binary = __nccwpck_require__(6083);
		var bool = __nccwpck_require__(8398);
		var float = __nccwpck_require__(5782);
		var int = __nccwpck_require__(873);
		var merge = __nccwpck_require__(452);
		var omap = __nccwpck_require__(303);
		var pairs = __nccwpck_require__(8385);
		var set = __nccwpck_require__(1528);
		var timestamp = __nccwpck_require__(6752);
		const schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.trueTag,
			bool.falseTag,
			int.intBin,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float,
			binary.binary,
			merge.merge,
			omap.omap,
			pairs.pairs,
			set.set,
			timestamp.intTime,
			timestamp.floatTime,
			timestamp.timestamp
		];
		exports.schema = schema;
	}),
	1528: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var YAMLMap = __nccwpck_require__(4454);
		class YAMLSet extends YAMLMap.YAMLMap {
			constructor(schema) {
				super(schema);
				this.tag = YAMLSet.tag;
			}
			add(key) {
				let pair;
				if (identity.isPair(key)) pair = key;
				else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
				else pair = new Pair.Pair(key, null);
				const prev = YAMLMap.findPair(this.items, pair.key);
				if (!prev) this.items.push(pair);
			}
			get(key, keepPair) {
				const pair = YAMLMap.findPair(this.items, key);
				return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
			}
			set(key, value) {
				if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
				const prev = YAMLMap.findPair(this.items, key);
				if (prev && !value) {
					this.items.splice(this.items.indexOf(prev), 1);
				} else if (!prev && value) {
					this.items.push(new Pair.Pair(key));
				}
			}
			toJSON(_, ctx) {
				return super.toJSON(_, ctx, Set);
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
				else throw new Error("Set items must all have null values");
			}
			static from(schema, iterable, ctx) {
				const { replacer } = ctx;
				const set = new this(schema);
				if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
					if (typeof replacer === "function") value = replacer.call(iterable, value, value);
					set.items.push(Pair.createPair(value, null, ctx));
				}
				return set;
			}
		}
		YAMLSet.tag = "tag:yaml.org,2002:set";
		const set = {
			collection: "map",
			identify: (value) => value instanceof Set,
			nodeClass: YAMLSet,
			default: false,
			tag: "tag:yaml.org,2002:set",
			createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
			resolve(map, onError) {
				if (identity.isMap(map)) {
					if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
					else onError("Set items must all have null values");
				} else onError("Expected a mapping for this tag");
				return map;
			}
		};
		exports.YAMLSet = YAMLSet;
		exports.set = set;
	}),
	6752: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		function parseSexagesimal(str, asBigInt) {
			const sign = str[0];
			const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
			const num = (n) => asBigInt ? BigInt(n) : Number(n);
			const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
			return sign === "-" ? num(-1) * res : res;
		}
		function stringifySexagesimal(node) {
			let { value } = node;
			let num = (n) => n;
			if (typeof value === "bigint") num = (n) => BigInt(n);
			else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
			let sign = "";
			if (value < 0) {
				sign = "-";
				value *= num(-1);
			}
			const _60 = num(60);
			const parts = [value % _60];
			if (value < 60) {
				parts.unshift(0);
			} else {
				value = (value - parts[0]) / _60;
				parts.unshift(value % _60);
				if (value >= 60) {
					value = (value - parts[0]) / _60;
					parts.unshift(value);
				}
			}
			return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
		}
		const intTime = {
			identify: (value) => typeof value === "bigint" || Number.isInteger(value),
			default: true,
			tag: "tag:yaml.org,2002:int",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
			resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
			stringify: stringifySexagesimal
		};
		const floatTime = {
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
			resolve: (str) => parseSexagesimal(str, false),
			stringify: stringifySexagesimal
		};
		const timestamp = {
			identify: (value) => value instanceof Date,
			default: true,
			tag: "tag:yaml.org,2002:timestamp",
			test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})" + "(?:" + "(?:t|T|[ \\t]+)" + "([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)" + "(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?" + ")?$"),
			resolve(str) {
				const match = str.match(timestamp.test);
				if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
				const [, year, month, day, hour, minute, second] = match.map(Number);
				const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
				let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
				const tz = match[8];
				if (tz && tz !== "Z") {
					let d = parseSexagesimal(tz, false);
					if (Math.abs(d) < 30) d *= 60;
					date -= 6e4 * d;
				}
				return new Date(date);
			},
			stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
		};
		exports.floatTime = floatTime;
		exports.intTime = intTime;
		exports.timestamp = timestamp;
	}),
	4475: ((__unused_webpack_module, exports) => {
		const FOLD_FLOW = "flow";
		const FOLD_BLOCK = "block";
		const FOLD_QUOTED = "quoted";
		function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
			if (!lineWidth || lineWidth < 0) return text;
			if (lineWidth < minContentWidth) minContentWidth = 0;
			const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
			if (text.length <= endStep) return text;
			const folds = [];
			const escapedFolds = {};
			let end = lineWidth - indent.length;
			if (typeof indentAtStart === "number") {
				if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
				else end = lineWidth - indentAtStart;
			}
			let split = undefined;
			let prev = undefined;
			let overflow = false;
			let i = -1;
			let escStart = -1;
			let escEnd = -1;
			if (mode === FOLD_BLOCK) {
				i = consumeMoreIndentedLines(text, i, indent.length);
				if (i !== -1) end = i + endStep;
			}
			for (let ch; ch = text[i += 1];) {
				if (mode === FOLD_QUOTED && ch === "\\") {
					escStart = i;
					switch (text[i + 1]) {
						case "x":
							i += 3;
							break;
						case "u":
							i += 5;
							break;
						case "U":
							i += 9;
							break;
						default: i += 1;
					}
					escEnd = i;
				}
				if (ch === "\n") {
					if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
					end = i + indent.length + endStep;
					split = undefined;
				} else {
					if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
						const next = text[i + 1];
						if (next && next !== " " && next !== "\n" && next !== "	") split = i;
					}
					if (i >= end) {
						if (split) {
							folds.push(split);
							end = split + endStep;
							split = undefined;
						} else if (mode === FOLD_QUOTED) {
							while (prev === " " || prev === "	") {
								prev = ch;
								ch = text[i += 1];
								overflow = true;
							}
							const j = i > escEnd + 1 ? i - 2 : escStart - 1;
							if (escapedFolds[j]) return text;
							folds.push(j);
							escapedFolds[j] = true;
							end = j + endStep;
							split = undefined;
						} else {
							overflow = true;
						}
					}
				}
				prev = ch;
			}
			if (overflow && onOverflow) onOverflow();
			if (folds.length === 0) return text;
			if (onFold) onFold();
			let res = text.slice(0, folds[0]);
			for (let i = 0; i < folds.length; ++i) {
				const fold = folds[i];
				const end = folds[i + 1] || text.length;
				if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
				else {
					if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
					res += `\n${indent}${text.slice(fold + 1, end)}`;
				}
			}
			return res;
		}
		function consumeMoreIndentedLines(text, i, indent) {
			let end = i;
			let start = i + 1;
			let ch = text[start];
			while (ch === " " || ch === "	") {
				if (i < start + indent) {
					ch = text[++i];
				} else {
					do {
						ch = text[++i];
					} while (ch && ch !== "\n");
					end = i;
					start = i + 1;
					ch = text[start];
				}
			}
			return end;
		}
		exports.FOLD_BLOCK = FOLD_BLOCK;
		exports.FOLD_FLOW = FOLD_FLOW;
		exports.FOLD_QUOTED = FOLD_QUOTED;
		exports.foldFlowLines = foldFlowLines;
	}),
	2148: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var anchors = __nccwpck_require__(1596);
		var identity = __nccwpck_require__(1127);
		var stringifyComment = __nccwpck_require__(9799);
		var stringifyString = __nccwpck_require__(3069);
		function createStringifyContext(doc, options) {
			const opt = Object.assign({
				blockQuote: true,
				commentString: stringifyComment.stringifyComment,
				defaultKeyType: null,
				defaultStringType: "PLAIN",
				directives: null,
				doubleQuotedAsJSON: false,
				doubleQuotedMinMultiLineLength: 40,
				falseStr: "false",
				flowCollectionPadding: true,
				indentSeq: true,
				lineWidth: 80,
				minContentWidth: 20,
				nullStr: "null",
				simpleKeys: false,
				singleQuote: null,
				trailingComma: false,
				trueStr: "true",
				verifyAliasOrder: true
			}, doc.schema.toStringOptions, options);
			let inFlow;
			switch (opt.collectionStyle) {
				case "block":
					inFlow = false;
					break;
				case "flow":
					inFlow = true;
					break;
				default: inFlow = null;
			}
			return {
				anchors: new Set(),
				doc,
				flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
				indent: "",
				indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
				inFlow,
				options: opt
			};
		}
		function getTagObject(tags, item) {
			if (item.tag) {
				const match = tags.filter((t) => t.tag === item.tag);
				if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
			}
			let tagObj = undefined;
			let obj;
			if (identity.isScalar(item)) {
				obj = item.value;
				let match = tags.filter((t) => t.identify?.(obj));
				if (match.length > 1) {
					const testMatch = match.filter((t) => t.test);
					if (testMatch.length > 0) match = testMatch;
				}
				tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
			} else {
				obj = item;
				tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
			}
			if (!tagObj) {
				const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
				throw new Error(`Tag not resolved for ${name} value`);
			}
			return tagObj;
		}
		function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
			if (!doc.directives) return "";
			const props = [];
			const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
			if (anchor && anchors.anchorIsValid(anchor)) {
				anchors$1.add(anchor);
				props.push(`&${anchor}`);
			}
			const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
			if (tag) props.push(doc.directives.tagString(tag));
			return props.join(" ");
		}
		function stringify(item, ctx, onComment, onChompKeep) {
			if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
			if (identity.isAlias(item)) {
				if (ctx.doc.directives) return item.toString(ctx);
				if (ctx.resolvedAliases?.has(item)) {
					throw new TypeError(`Cannot stringify circular structure without alias nodes`);
				} else {
					if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
					else ctx.resolvedAliases = new Set([item]);
					item = item.resolve(ctx.doc);
				}
			}
			let tagObj = undefined;
			const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
			tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
			const props = stringifyProps(node, tagObj, ctx);
			if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
			const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
			if (!props) return str;
			return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
		}
		exports.createStringifyContext = createStringifyContext;
		exports.stringify = stringify;
	}),
	1212: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var stringify = __nccwpck_require__(2148);
		var stringifyComment = __nccwpck_require__(9799);
		function stringifyCollection(collection, ctx, options) {
			const flow = ctx.inFlow ?? collection.flow;
			const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
			return stringify(collection, ctx, options);
		}
		function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
			const { indent, options: { commentString } } = ctx;
			const itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				type: null
			});
			let chompKeep = false;
			const lines = [];
			for (let i = 0; i < items.length; ++i) {
				const item = items[i];
				let comment = null;
				if (identity.isNode(item)) {
					if (!chompKeep && item.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
					if (item.comment) comment = item.comment;
				} else if (identity.isPair(item)) {
					const ik = identity.isNode(item.key) ? item.key : null;
					if (ik) {
						if (!chompKeep && ik.spaceBefore) lines.push("");
						addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
					}
				}
				chompKeep = false;
				let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
				if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
				if (chompKeep && comment) chompKeep = false;
				lines.push(blockItemPrefix + str);
			}
			let str;
			if (lines.length === 0) {
				str = flowChars.start + flowChars.end;
			} else {
				str = lines[0];
				for (let i = 1; i < lines.length; ++i) {
					const line = lines[i];
					str += line ? `\n${indent}${line}` : "\n";
				}
			}
			if (comment) {
				str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
				if (onComment) onComment();
			} else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
			const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
			itemIndent += indentStep;
			const itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				inFlow: true,
				type: null
			});
			let reqNewline = false;
			let linesAtValue = 0;
			const lines = [];
			for (let i = 0; i < items.length; ++i) {
				const item = items[i];
				let comment = null;
				if (identity.isNode(item)) {
					if (item.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, item.commentBefore, false);
					if (item.comment) comment = item.comment;
				} else if (identity.isPair(item)) {
					const ik = identity.isNode(item.key) ? item.key : null;
					if (ik) {
						if (ik.spaceBefore) lines.push("");
						addCommentBefore(ctx, lines, ik.commentBefore, false);
						if (ik.comment) reqNewline = true;
					}
					const iv = identity.isNode(item.value) ? item.value : null;
					if (iv) {
						if (iv.comment) comment = iv.comment;
						if (iv.commentBefore) reqNewline = true;
					} else if (item.value == null && ik?.comment) {
						comment = ik.comment;
					}
				}
				if (comment) reqNewline = true;
				let str = stringify.stringify(item, itemCtx, () => comment = null);
				reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
				if (i < items.length - 1) {
					str += ",";
				} else if (ctx.options.trailingComma) {
					if (ctx.options.lineWidth > 0) {
						reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
					}
					if (reqNewline) {
						str += ",";
					}
				}
				if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
				lines.push(str);
				linesAtValue = lines.length;
			}
			const { start, end } = flowChars;
			if (lines.length === 0) {
				return start + end;
			} else {
				if (!reqNewline) {
					const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
					reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
				}
				if (reqNewline) {
					let str = start;
					for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
					return `${str}\n${indent}${end}`;
				} else {
					return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
				}
			}
		}
		function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
			if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
			if (comment) {
				const ic = stringifyComment.indentComment(commentString(comment), indent);
				lines.push(ic.trimStart());
			}
		}
		exports.stringifyCollection = stringifyCollection;
	}),
	9799: ((__unused_webpack_module, exports) => {
		const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
		function indentComment(comment, indent) {
			if (/^\n+$/.test(comment)) return comment.substring(1);
			return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
		}
		const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
		exports.indentComment = indentComment;
		exports.lineComment = lineComment;
		exports.stringifyComment = stringifyComment;
	}),
	6829: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var stringify = __nccwpck_require__(2148);
		var stringifyComment = __nccwpck_require__(9799);
		function stringifyDocument(doc, options) {
			const lines = [];
			let hasDirectives = options.directives === true;
			if (options.directives !== false && doc.directives) {
				const dir = doc.directives.toString(doc);
				if (dir) {
					lines.push(dir);
					hasDirectives = true;
				} else if (doc.directives.docStart) hasDirectives = true;
			}
			if (hasDirectives) lines.push("---");
			const ctx = stringify.createStringifyContext(doc, options);
			const { commentString } = ctx.options;
			if (doc.commentBefore) {
				if (lines.length !== 1) lines.unshift("");
				const cs = commentString(doc.commentBefore);
				lines.unshift(stringifyComment.indentComment(cs, ""));
			}
			let chompKeep = false;
			let contentComment = null;
			if (doc.contents) {
				if (identity.isNode(doc.contents)) {
					if (doc.contents.spaceBefore && hasDirectives) lines.push("");
					if (doc.contents.commentBefore) {
						const cs = commentString(doc.contents.commentBefore);
						lines.push(stringifyComment.indentComment(cs, ""));
					}
					ctx.forceBlockIndent = !!doc.comment;
					contentComment = doc.contents.comment;
				}
				const onChompKeep = contentComment ? undefined : () => chompKeep = true;
				let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
				if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
				if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
					lines[lines.length - 1] = `--- ${body}`;
				} else lines.push(body);
			} else {
				lines.push(stringify.stringify(doc.contents, ctx));
			}
			if (doc.directives?.docEnd) {
				if (doc.comment) {
					const cs = commentString(doc.comment);
					if (cs.includes("\n")) {
						lines.push("...");
						lines.push(stringifyComment.indentComment(cs, ""));
					} else {
						lines.push(`... ${cs}`);
					}
				} else {
					lines.push("...");
				}
			} else {
				let dc = doc.comment;
				if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
				if (dc) {
					if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
					lines.push(stringifyComment.indentComment(commentString(dc), ""));
				}
			}
			return lines.join("\n") + "\n";
		}
		exports.stringifyDocument = stringifyDocument;
	}),
	8689: ((__unused_webpack_module, exports) => {
		function stringifyNumber({ format, minFractionDigits, tag, value }) {
			if (typeof value === "bigint") return String(value);
			const num = typeof value === "number" ? value : Number(value);
			if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
			let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
			if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
				let i = n.indexOf(".");
				if (i < 0) {
					i = n.length;
					n += ".";
				}
				let d = minFractionDigits - (n.length - i - 1);
				while (d-- > 0) n += "0";
			}
			return n;
		}
		exports.stringifyNumber = stringifyNumber;
	}),
	9748: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		var Scalar = __nccwpck_require__(3301);
		var stringify = __nccwpck_require__(2148);
		var stringifyComment = __nccwpck_require__(9799);
		function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
			const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
			let keyComment = identity.isNode(key) && key.comment || null;
			if (simpleKeys) {
				if (keyComment) {
					throw new Error("With simple keys, key nodes cannot have comments");
				}
				if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
					const msg = "With simple keys, collection cannot be used as a key value";
					throw new Error(msg);
				}
			}
			let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
			ctx = Object.assign({}, ctx, {
				allNullValues: false,
				implicitKey: !explicitKey && (simpleKeys || !allNullValues),
				indent: indent + indentStep
			});
			let keyCommentDone = false;
			let chompKeep = false;
			let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
			if (!explicitKey && !ctx.inFlow && str.length > 1024) {
				if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
				explicitKey = true;
			}
			if (ctx.inFlow) {
				if (allNullValues || value == null) {
					if (keyCommentDone && onComment) onComment();
					return str === "" ? "?" : explicitKey ? `? ${str}` : str;
				}
			} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
				str = `? ${str}`;
				if (keyComment && !keyCommentDone) {
					str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
				} else if (chompKeep && onChompKeep) onChompKeep();
				return str;
			}
			if (keyCommentDone) keyComment = null;
			if (explicitKey) {
				if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
				str = `? ${str}\n${indent}:`;
			} else {
				str = `${str}:`;
				if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			}
			let vsb, vcb, valueComment;
			if (identity.isNode(value)) {
				vsb = !!value.spaceBefore;
				vcb = value.commentBefore;
				valueComment = value.comment;
			} else {
				vsb = false;
				vcb = null;
				valueComment = null;
				if (value && typeof value === "object") value = doc.createNode(value);
			}
			ctx.implicitKey = false;
			if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
			chompKeep = false;
			if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) {
				ctx.indent = ctx.indent.substring(2);
			}
			let valueCommentDone = false;
			const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
			let ws = " ";
			if (keyComment || vsb || vcb) {
				ws = vsb ? "\n" : "";
				if (vcb) {
					const cs = commentString(vcb);
					ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
				}
				if (valueStr === "" && !ctx.inFlow) {
					if (ws === "\n" && valueComment) ws = "\n\n";
				} else {
					ws += `\n${ctx.indent}`;
				}
			} else if (!explicitKey && identity.isCollection(value)) {
				const vs0 = valueStr[0];
				const nl0 = valueStr.indexOf("\n");
				const hasNewline = nl0 !== -1;
				const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
				if (hasNewline || !flow) {
					let hasPropsLine = false;
					if (hasNewline && (vs0 === "&" || vs0 === "!")) {
						let sp0 = valueStr.indexOf(" ");
						if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
							sp0 = valueStr.indexOf(" ", sp0 + 1);
						}
						if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
					}
					if (!hasPropsLine) ws = `\n${ctx.indent}`;
				}
			} else if (valueStr === "" || valueStr[0] === "\n") {
				ws = "";
			}
			str += ws + valueStr;
			if (ctx.inFlow) {
				if (valueCommentDone && onComment) onComment();
			} else if (valueComment && !valueCommentDone) {
				str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
			} else if (chompKeep && onChompKeep) {
				onChompKeep();
			}
			return str;
		}
		exports.stringifyPair = stringifyPair;
	}),
	3069: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		var foldFlowLines = __nccwpck_require__(4475);
		const getFoldOptions = (ctx, isBlock) => ({
			indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
			lineWidth: ctx.options.lineWidth,
			minContentWidth: ctx.options.minContentWidth
		});
		const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
		function lineLengthOverLimit(str, lineWidth, indentLength) {
			if (!lineWidth || lineWidth < 0) return false;
			const limit = lineWidth - indentLength;
			const strLen = str.length;
			if (strLen <= limit) return false;
			for (let i = 0, start = 0; i < strLen; ++i) {
				if (str[i] === "\n") {
					if (i - start > limit) return true;
					start = i + 1;
					if (strLen - start <= limit) return false;
				}
			}
			return true;
		}
		function doubleQuotedString(value, ctx) {
			const json = JSON.stringify(value);
			if (ctx.options.doubleQuotedAsJSON) return json;
			const { implicitKey } = ctx;
			const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
			const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
			let str = "";
			let start = 0;
			for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
				if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
					str += json.slice(start, i) + "\\ ";
					i += 1;
					start = i;
					ch = "\\";
				}
				if (ch === "\\") switch (json[i + 1]) {
					case "u":
						{
							str += json.slice(start, i);
							const code = json.substr(i + 2, 4);
							switch (code) {
								case "0000":
									str += "\\0";
									break;
								case "0007":
									str += "\\a";
									break;
								case "000b":
									str += "\\v";
									break;
								case "001b":
									str += "\\e";
									break;
								case "0085":
									str += "\\N";
									break;
								case "00a0":
									str += "\\_";
									break;
								case "2028":
									str += "\\L";
									break;
								case "2029":
									str += "\\P";
									break;
								default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
								else str += json.substr(i, 6);
							}
							i += 5;
							start = i + 1;
						}
						break;
					case "n":
						if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) {
							i += 1;
						} else {
							str += json.slice(start, i) + "\n\n";
							while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
								str += "\n";
								i += 2;
							}
							str += indent;
							if (json[i + 2] === " ") str += "\\";
							i += 1;
							start = i + 1;
						}
						break;
					default: i += 1;
				}
			}
			str = start ? str + json.slice(start) : json;
			return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
		}
		function singleQuotedString(value, ctx) {
			if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
			const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
			const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
			return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
		}
		function quotedString(value, ctx) {
			const { singleQuote } = ctx.options;
			let qs;
			if (singleQuote === false) qs = doubleQuotedString;
			else {
				const hasDouble = value.includes("\"");
				const hasSingle = value.includes("'");
				if (hasDouble && !hasSingle) qs = singleQuotedString;
				else if (hasSingle && !hasDouble) qs = doubleQuotedString;
				else qs = singleQuote ? singleQuotedString : doubleQuotedString;
			}
			return qs(value, ctx);
		}
		let blockEndNewlines;
		try {
			blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
		} catch {
			blockEndNewlines = /\n+(?!\n|$)/g;
		}
		function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
			const { blockQuote, commentString, lineWidth } = ctx.options;
			if (!blockQuote || /\n[\t ]+$/.test(value)) {
				return quotedString(value, ctx);
			}
			const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
			const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
			if (!value) return literal ? "|\n" : ">\n";
			let chomp;
			let endStart;
			for (endStart = value.length; endStart > 0; --endStart) {
				const ch = value[endStart - 1];
				if (ch !== "\n" && ch !== "	" && ch !== " ") break;
			}
			let end = value.substring(endStart);
			const endNlPos = end.indexOf("\n");
			if (endNlPos === -1) {
				chomp = "-";
			} else if (value === end || endNlPos !== end.length - 1) {
				chomp = "+";
				if (onChompKeep) onChompKeep();
			} else {
				chomp = "";
			}
			if (end) {
				value = value.slice(0, -end.length);
				if (end[end.length - 1] === "\n") end = end.slice(0, -1);
				end = end.replace(blockEndNewlines, `$&${indent}`);
			}
			let startWithSpace = false;
			let startEnd;
			let startNlPos = -1;
			for (startEnd = 0; startEnd < value.length; ++startEnd) {
				const ch = value[startEnd];
				if (ch === " ") startWithSpace = true;
				else if (ch === "\n") startNlPos = startEnd;
				else break;
			}
			let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
			if (start) {
				value = value.substring(start.length);
				start = start.replace(/\n+/g, `$&${indent}`);
			}
			const indentSize = indent ? "2" : "1";
			let header = (startWithSpace ? indentSize : "") + chomp;
			if (comment) {
				header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
				if (onComment) onComment();
			}
			if (!literal) {
				const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
				let literalFallback = false;
				const foldOptions = getFoldOptions(ctx, true);
				if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
					foldOptions.onOverflow = () => {
						literalFallback = true;
					};
				}
				const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
				if (!literalFallback) return `>${header}\n${indent}${body}`;
			}
			value = value.replace(/\n+/g, `$&${indent}`);
			return `|${header}\n${indent}${start}${value}${end}`;
		}
		function plainString(item, ctx, onComment, onChompKeep) {
			const { type, value } = item;
			const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
			if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
				return quotedString(value, ctx);
			}
			if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
				return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
			}
			if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) {
				return blockString(item, ctx, onComment, onChompKeep);
			}
			if (containsDocumentMarker(value)) {
				if (indent === "") {
					ctx.forceBlockIndent = true;
					return blockString(item, ctx, onComment, onChompKeep);
				} else if (implicitKey && indent === indentStep) {
					return quotedString(value, ctx);
				}
			}
			const str = value.replace(/\n+/g, `$&\n${indent}`);
			if (actualString) {
				const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
				const { compat, tags } = ctx.doc.schema;
				if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
			}
			return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
		}
		function stringifyString(item, ctx, onComment, onChompKeep) {
			const { implicitKey, inFlow } = ctx;
			const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
			let { type } = item;
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
			}
			const _stringify = (_type) => {
				switch (_type) {
					case Scalar.Scalar.BLOCK_FOLDED:
					case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
					case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
					case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
					case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
					default: return null;
				}
			};
			let res = _stringify(type);
			if (res === null) {
				const { defaultKeyType, defaultStringType } = ctx.options;
				const t = implicitKey && defaultKeyType || defaultStringType;
				res = _stringify(t);
				if (res === null) throw new Error(`Unsupported default string type ${t}`);
			}
			return res;
		}
		exports.stringifyString = stringifyString;
	}),
	204: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		const BREAK = Symbol("break visit");
		const SKIP = Symbol("skip children");
		const REMOVE = Symbol("remove node");
		function visit(node, visitor) {
			const visitor_ = initVisitor(visitor);
			if (identity.isDocument(node)) {
				const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
				if (cd === REMOVE) node.contents = null;
			} else visit_(null, node, visitor_, Object.freeze([]));
		}
		visit.BREAK = BREAK;
		visit.SKIP = SKIP;
		visit.REMOVE = REMOVE;
		function visit_(key, node, visitor, path) {
			const ctrl = callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
				replaceNode(key, path, ctrl);
				return visit_(key, ctrl, visitor, path);
			}
			if (typeof ctrl !== "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						const ci = visit_(i, node.items[i], visitor, path);
						if (typeof ci === "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							node.items.splice(i, 1);
							i -= 1;
						}
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					const ck = visit_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					else if (ck === REMOVE) node.key = null;
					const cv = visit_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					else if (cv === REMOVE) node.value = null;
				}
			}
			return ctrl;
		}
		async function visitAsync(node, visitor) {
			const visitor_ = initVisitor(visitor);
			if (identity.isDocument(node)) {
				const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
				if (cd === REMOVE) node.contents = null;
			} else await visitAsync_(null, node, visitor_, Object.freeze([]));
		}
		visitAsync.BREAK = BREAK;
		visitAsync.SKIP = SKIP;
		visitAsync.REMOVE = REMOVE;
		async function visitAsync_(key, node, visitor, path) {
			const ctrl = await callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
				replaceNode(key, path, ctrl);
				return visitAsync_(key, ctrl, visitor, path);
			}
			if (typeof ctrl !== "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						const ci = await visitAsync_(i, node.items[i], visitor, path);
						if (typeof ci === "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							node.items.splice(i, 1);
							i -= 1;
						}
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					const ck = await visitAsync_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					else if (ck === REMOVE) node.key = null;
					const cv = await visitAsync_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					else if (cv === REMOVE) node.value = null;
				}
			}
			return ctrl;
		}
		function initVisitor(visitor) {
			if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
				return Object.assign({
					Alias: visitor.Node,
					Map: visitor.Node,
					Scalar: visitor.Node,
					Seq: visitor.Node
				}, visitor.Value && {
					Map: visitor.Value,
					Scalar: visitor.Value,
					Seq: visitor.Value
				}, visitor.Collection && {
					Map: visitor.Collection,
					Seq: visitor.Collection
				}, visitor);
			}
			return visitor;
		}
		function callVisitor(key, node, visitor, path) {
			if (typeof visitor === "function") return visitor(key, node, path);
			if (identity.isMap(node)) return visitor.Map?.(key, node, path);
			if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
			if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
			if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
			if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
			return undefined;
		}
		function replaceNode(key, path, node) {
			const parent = path[path.length - 1];
			if (identity.isCollection(parent)) {
				parent.items[key] = node;
			} else if (identity.isPair(parent)) {
				if (key === "key") parent.key = node;
				else parent.value = node;
			} else if (identity.isDocument(parent)) {
				parent.contents = node;
			} else {
				const pt = identity.isAlias(parent) ? "alias" : "scalar";
				throw new Error(`Cannot replace node with ${pt} parent`);
			}
		}
		exports.visit = visit;
		exports.visitAsync = visitAsync;
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
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	return module.exports;
}
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
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
var __webpack_exports__ = {};
var constructs_namespaceObject = {};
__nccwpck_require__.r(constructs_namespaceObject);
__nccwpck_require__.d(constructs_namespaceObject, {
	attentionMarkers: () => attentionMarkers,
	contentInitial: () => contentInitial,
	disable: () => disable,
	document: () => constructs_document,
	flow: () => constructs_flow,
	flowInitial: () => flowInitial,
	insideSpan: () => insideSpan,
	string: () => constructs_string,
	text: () => constructs_text
});
;
const external_node_tls_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
;
function groupBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = keyOf(item);
		groups.set(key, [...groups.get(key) ?? [], item]);
	}
	return groups;
}
function add(target, name, value) {
	if (!(name in target)) Object.defineProperty(target, name, {
		value,
		configurable: true,
		writable: true
	});
}
add(Map, "groupBy", groupBy);
add(URL, "parse", (text, base) => URL.canParse(text, base) ? new URL(text, base) : null);
add(external_node_tls_namespaceObject, "getCACertificates", () => [...external_node_tls_namespaceObject.rootCertificates]);
;
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;
const external_node_readline_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
;
const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
;
function assertEqual(val) {
	return val;
}
function assertNotEqual(val) {
	return val;
}
function toZod() {
	return (schema) => schema;
}
function assertIs(_arg) {}
function assertNever(_x) {
	throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {}
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
	return values;
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
class Cached {
	constructor(getter) {
		this._getter = getter;
		this._value = undefined;
	}
	get value() {
		const getter = this._getter;
		if (getter !== undefined) {
			this._value = getter();
			this._getter = undefined;
		}
		return this._value;
	}
}
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === undefined;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
const EVALUATING = null && Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = undefined;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) {
				return undefined;
			}
			if (value === undefined) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function objectClone(obj) {
	return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function util_assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			util_assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) util_assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) {
			deferProp(target, key, () => {
				const value = source._zod.def.shape[key];
				return wrap ? wrap(value, key) : value;
			});
		} else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
	return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
	if (!path) return obj;
	return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
	const keys = Object.keys(promisesObj);
	const promises = keys.map((key) => promisesObj[key]);
	return Promise.all(promises).then((results) => {
		const resolvedObj = {};
		for (let i = 0; i < keys.length; i++) {
			resolvedObj[keys[i]] = results[i];
		}
		return resolvedObj;
	});
}
function randomString(length = 10) {
	const chars = "abcdefghijklmnopqrstuvwxyz";
	let str = "";
	for (let i = 0; i < length; i++) {
		str += chars[Math.floor(Math.random() * chars.length)];
	}
	return str;
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function util_isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const util_allowsEval = cached(() => {
	if (globalConfig.jitless) {
		return false;
	}
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
		return false;
	}
	try {
		const F = Function;
		new F("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (util_isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === undefined) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (util_isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
function numKeys(data) {
	let keyCount = 0;
	for (const key in data) {
		if (Object.prototype.hasOwnProperty.call(data, key)) {
			keyCount++;
		}
	}
	return keyCount;
}
const getParsedType = (data) => {
	const t = typeof data;
	switch (t) {
		case "undefined": return "undefined";
		case "string": return "string";
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "boolean": return "boolean";
		case "function": return "function";
		case "bigint": return "bigint";
		case "symbol": return "symbol";
		case "object":
			if (Array.isArray(data)) {
				return "array";
			}
			if (data === null) {
				return "null";
			}
			if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
				return "promise";
			}
			if (typeof Map !== "undefined" && data instanceof Map) {
				return "map";
			}
			if (typeof Set !== "undefined" && data instanceof Set) {
				return "set";
			}
			if (typeof Date !== "undefined" && data instanceof Date) {
				return "date";
			}
			if (typeof File !== "undefined" && data instanceof File) {
				return "file";
			}
			return "object";
		default: throw new Error(`Unknown data type: ${t}`);
	}
};
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
const primitiveTypes = new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== undefined) {
		if (params?.error !== undefined) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function createTransparentProxy(getter) {
	let target;
	return new Proxy({}, {
		get(_, prop, receiver) {
			target ?? (target = getter());
			return Reflect.get(target, prop, receiver);
		},
		set(_, prop, value, receiver) {
			target ?? (target = getter());
			return Reflect.set(target, prop, value, receiver);
		},
		has(_, prop) {
			target ?? (target = getter());
			return Reflect.has(target, prop);
		},
		deleteProperty(_, prop) {
			target ?? (target = getter());
			return Reflect.deleteProperty(target, prop);
		},
		ownKeys(_) {
			target ?? (target = getter());
			return Reflect.ownKeys(target);
		},
		getOwnPropertyDescriptor(_, prop) {
			target ?? (target = getter());
			return Reflect.getOwnPropertyDescriptor(target, prop);
		},
		defineProperty(_, prop, descriptor) {
			target ?? (target = getter());
			return Reflect.defineProperty(target, prop, descriptor);
		}
	});
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		throw new Error(".pick() cannot be used on object schemas containing refinements");
	}
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
			throw new Error(`Unrecognized key: "${String(key)}"`);
		}
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		throw new Error(".omit() cannot be used on object schemas containing refinements");
	}
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) {
		throw new Error("Invalid input to extend: expected a plain object");
	}
	const checks = schema._zod.def.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) {
			if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
				throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
		}
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) {
		throw new Error("Invalid input to safeExtend: expected a plain object");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) {
		throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	}
	if (a._zod.def.checks?.length) {
		throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	}
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	const def = mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	});
	return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	}
	const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) {
		(_a = issues[i]).schema ?? (_a.schema = inst);
	}
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) {
		full.input = iss.input;
	}
	return full;
}
function getSizableOrigin(input) {
	if (input instanceof Set) return "set";
	if (input instanceof Map) return "map";
	if (input instanceof File) return "file";
	return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) {
		if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
			count--;
			i++;
		}
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": {
			return Number.isNaN(data) ? "nan" : "number";
		}
		case "object": {
			if (data === null) {
				return "null";
			}
			if (Array.isArray(data)) {
				return "array";
			}
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
				return obj.constructor.name;
			}
		}
	}
	return t;
}
function util_issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") {
		return {
			message: iss,
			code: "custom",
			input,
			inst
		};
	}
	return { ...iss };
}
function cleanEnum(obj) {
	return Object.entries(obj).filter(([k, _]) => {
		return Number.isNaN(Number.parseInt(k, 10));
	}).map((el) => el[1]);
}
function base64ToUint8Array(base64) {
	const binaryString = atob(base64);
	const bytes = new Uint8Array(binaryString.length);
	for (let i = 0; i < binaryString.length; i++) {
		bytes[i] = binaryString.charCodeAt(i);
	}
	return bytes;
}
function uint8ArrayToBase64(bytes) {
	let binaryString = "";
	for (let i = 0; i < bytes.length; i++) {
		binaryString += String.fromCharCode(bytes[i]);
	}
	return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
	const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
	const padding = "=".repeat((4 - base64.length % 4) % 4);
	return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
	return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
	const cleanHex = hex.replace(/^0x/, "");
	if (cleanHex.length % 2 !== 0) {
		throw new Error("Invalid hex string length");
	}
	const bytes = new Uint8Array(cleanHex.length / 2);
	for (let i = 0; i < cleanHex.length; i += 2) {
		bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
	}
	return bytes;
}
function uint8ArrayToHex(bytes) {
	return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
}
class Class {
	constructor(..._args) {}
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
		return undefined;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = undefined;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: undefined
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
;
var _a;
const NEVER = Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: undefined,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = undefined;
			}
		} else if (inst._zod.traits.has(name)) {
			return;
		}
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) {
				inst[k] = proto[k].bind(inst);
			}
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) {
				fn();
			}
			inst._zod.deferred = undefined;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
const $brand = null && Symbol("zod_brand");
class $ZodAsyncError extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}
class $ZodEncodeError extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
;
class $ZodCyclicError extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
}
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== undefined) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	const kind = def.type;
	switch (kind) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: {
			kind;
			for (const key in def) {
				const desc = Object.getOwnPropertyDescriptor(def, key);
				if (!desc || desc.get) continue;
				const value = desc.value;
				if (!value || typeof value !== "object") continue;
				if (value._zod) check(value);
				else if (Array.isArray(value)) for (const el of value) check(el);
			}
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function isRecursiveSchema(inst) {
	return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const memoizer_open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = undefined;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		memoizer_open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === undefined) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: undefined
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) {
					bucket = lastBucket;
				} else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = memoizer_open.length;
				const result = base(payload, ctx);
				handoff = undefined;
				const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
				if (result instanceof Promise) {
					return result.then((r) => {
						if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
						return r;
					});
				}
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== undefined && isRef(value) && backEdges.has(value);
}
;
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = null && uuid(4);
const uuid6 = null && uuid(6);
const uuid7 = null && uuid(7);
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = null && unicodeEmail;
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
	const escapedDelim = util.escapeRegex(delimiter ?? ":");
	return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function regexes_anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = regexes_anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
	return regex;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
	const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;
const _undefined = /^undefined$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
const hex = /^[0-9a-fA-F]*$/;
function fixedBase64(bodyLength, padding) {
	return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
	return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = null && fixedBase64(22, "==");
const md5_base64url = null && fixedBase64url(22);
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = null && fixedBase64(27, "=");
const sha1_base64url = null && fixedBase64url(27);
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = null && fixedBase64(43, "=");
const sha256_base64url = null && fixedBase64url(43);
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = null && fixedBase64(64, "");
const sha384_base64url = null && fixedBase64url(64);
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = null && fixedBase64(86, "==");
const sha512_base64url = null && fixedBase64url(86);
;
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasSize = (payload) => {
	const val = payload.value;
	return !util.nullish(val) && val.size !== undefined;
};
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		const isMultiple = typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0;
		if (isMultiple) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) {
					payload.issues.push({
						input,
						code: "too_big",
						maximum: Number.MAX_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort
					});
				} else {
					payload.issues.push({
						input,
						code: "too_small",
						minimum: Number.MIN_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort
					});
				}
				return;
			}
		}
		if (input < minimum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: true,
				inst,
				continue: !def.abort
			});
		}
		if (input > maximum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: true,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodCheckBigIntFormat = null && core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (input < minimum) {
			payload.issues.push({
				origin: "bigint",
				input,
				code: "too_small",
				minimum,
				inclusive: true,
				inst,
				continue: !def.abort
			});
		}
		if (input > maximum) {
			payload.issues.push({
				origin: "bigint",
				input,
				code: "too_big",
				maximum,
				inclusive: true,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodCheckMaxSize = null && core.$constructor("$ZodCheckMaxSize", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const size = input.size;
		if (size <= def.maximum) return;
		payload.issues.push({
			origin: util.getSizableOrigin(input),
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinSize = null && core.$constructor("$ZodCheckMinSize", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const size = input.size;
		if (size >= def.minimum) return;
		payload.issues.push({
			origin: util.getSizableOrigin(input),
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckSizeEquals = null && core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const size = input.size;
		if (size === def.size) return;
		const tooBig = size > def.size;
		payload.issues.push({
			origin: util.getSizableOrigin(input),
			...tooBig ? {
				code: "too_big",
				maximum: def.size
			} : {
				code: "too_small",
				minimum: def.size
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
		if (length <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
		if (length >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	def.pattern = pattern;
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function handleCheckPropertyResult(result, payload, property) {
	if (result.issues.length) {
		payload.issues.push(...prefixIssues(property, result.issues));
	}
}
const $ZodCheckProperty = null && core.$constructor("$ZodCheckProperty", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		const result = def.schema._zod.run({
			value: payload.value[def.property],
			issues: []
		}, {});
		if (result instanceof Promise) {
			return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
		}
		handleCheckPropertyResult(result, payload, def.property);
		return;
	};
});
const $ZodCheckProperties = $constructor("$ZodCheckProperties", (inst, def) => {
	$ZodCheck.init(inst, def);
	hide(inst, Symbol.iterator, function* () {
		yield inst;
	});
	let entries;
	inst._zod.check = (payload) => {
		if (payload.value == null) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return undefined;
		}
		entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
		const input = payload.value;
		let proms;
		for (const [key, schema] of entries) {
			const result = schema._zod.run({
				value: input[key],
				issues: []
			}, {});
			if (result instanceof Promise) {
				proms ?? (proms = []);
				proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
			} else {
				handleCheckPropertyResult(result, payload, key);
			}
		}
		if (proms) return Promise.all(proms).then(() => undefined);
		return undefined;
	};
});
const $ZodCheckMimeType = null && core.$constructor("$ZodCheckMimeType", (inst, def) => {
	$ZodCheck.init(inst, def);
	const mimeSet = new Set(def.mime);
	inst._zod.check = (payload) => {
		if (mimeSet.has(payload.value.type)) return;
		payload.issues.push({
			code: "invalid_value",
			values: def.mime,
			input: payload.value.type,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
;
class Doc {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const content = arg;
		const lines = content.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) {
			this.content.push(line);
		}
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
		return factory(...Object.values(this.closed));
	}
}
;
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
;
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) {
		for (const fn of ch._zod.onattach) {
			fn(inst);
		}
	}
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					const shouldRun = ch._zod.def.when(payload);
					if (!shouldRun) continue;
				} else if (isAborted) {
					continue;
				}
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) {
					throw new $ZodAsyncError();
				}
				if (asyncResult || _ instanceof Promise) {
					asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						const nextLen = payload.issues.length;
						if (nextLen === currLen) return;
						attachSchema(payload.issues, currLen, inst);
						if (!isAborted) isAborted = aborted(payload, currLen);
					});
				} else {
					const nextLen = payload.issues.length;
					if (nextLen === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) {
				return asyncResult.then(() => {
					return payload;
				});
			}
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) {
				return inst._zod.parse(payload, ctx);
			}
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) {
					return canary.then((canary) => {
						return handleCanaryResult(canary, payload, ctx);
					});
				}
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const versionMap = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		};
		const v = versionMap[def.version];
		if (v === undefined) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
		return canParseURL(trimmed) || URL_UNPARSEABLE;
	}
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
		return URL_BAD_FORMAT;
	}
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
		}
		return new URL(trimmed);
	} catch {
		return URL_UNPARSEABLE;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === URL_BAD_FORMAT) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === URL_UNPARSEABLE) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid hostname",
					pattern: def.hostname.source,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			}
			if (def.protocol && !urlProtocolOk(url, def.protocol)) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid protocol",
					pattern: def.protocol.source,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			}
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === undefined ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) {
			payload.issues.push({
				code: "invalid_format",
				format: "ipv6",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodMAC = null && core.$constructor("$ZodMAC", (inst, def) => {
	def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
	$ZodStringFormat.init(inst, def);
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) {
			payload.issues.push({
				code: "invalid_format",
				format: "cidrv6",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
	return isValidBase64(padded);
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
const CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
	let length = digits.length;
	let bit = 1;
	let sum = 0;
	while (length) {
		const value = digits.charCodeAt(--length) - 48;
		bit ^= 1;
		sum += bit ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][value] : value;
	}
	return sum % 10 === 0;
}
function isValidCreditCard(input) {
	if (!regexes.creditCard.test(input)) return false;
	return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = null && core.$constructor("$ZodCreditCard", (inst, def) => {
	def.pattern ?? (def.pattern = regexes.creditCard);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidCreditCard(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "credit_card",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isIso7064Mod97(iban) {
	let remainder = 0;
	const len = iban.length;
	for (let i = 4; i < len; i++) {
		const code = iban.charCodeAt(i);
		remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
	}
	for (let i = 0; i < 4; i++) {
		const code = iban.charCodeAt(i);
		remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
	}
	return remainder === 1;
}
function isValidIBAN(input) {
	if (!regexes.iban.test(input)) return false;
	return isIso7064Mod97(input);
}
const $ZodIBAN = null && core.$constructor("$ZodIBAN", (inst, def) => {
	def.pattern ?? (def.pattern = regexes.iban);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidIBAN(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "iban",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCustomStringFormat = null && core.$constructor("$ZodCustomStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (def.fn(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
			return payload;
		}
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : undefined : undefined;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = regexes_boolean;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodBigInt = $constructor("$ZodBigInt", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = bigint;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = BigInt(payload.value);
		} catch (_) {}
		if (typeof payload.value === "bigint") return payload;
		payload.issues.push({
			expected: "bigint",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodBigIntFormat = null && core.$constructor("$ZodBigIntFormat", (inst, def) => {
	checks.$ZodCheckBigIntFormat.init(inst, def);
	$ZodBigInt.init(inst, def);
});
const $ZodSymbol = null && core.$constructor("$ZodSymbol", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "symbol") return payload;
		payload.issues.push({
			expected: "symbol",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUndefined = null && core.$constructor("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = regexes.undefined;
	inst._zod.values = new Set([undefined]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined") return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = null && core.$constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = regexes.null;
	inst._zod.values = new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodAny = null && core.$constructor("$ZodAny", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodVoid = null && core.$constructor("$ZodVoid", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined") return payload;
		payload.issues.push({
			expected: "void",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodDate = $constructor("$ZodDate", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) {
			try {
				payload.value = new Date(payload.value);
			} catch (_err) {}
		}
		const input = payload.value;
		const isDate = input instanceof Date;
		const isValidDate = isDate && !Number.isNaN(input.getTime());
		if (isValidDate) return payload;
		payload.issues.push({
			expected: "date",
			code: "invalid_type",
			input,
			...isDate ? { received: "Invalid Date" } : {},
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
				if (n > max && ch._zod.def.when(payload)) {
					const start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = false;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
const mapSize = (input) => input instanceof Map ? input.size : -1;
const setSize = (input) => input instanceof Set ? input.size : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			} else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") {
		return;
	}
	if (result.issues.length) {
		if (optin !== undefined && isOptionalOut && !isPresent) {
			return;
		}
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === undefined) {
		if (!result.issues.length) {
			final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: undefined,
				path: [key]
			});
		}
		return;
	}
	if (result.value === undefined) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) {
			final.value[key] = undefined;
		}
	} else {
		final.value[key] = result.value;
	}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) {
		if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		}
	}
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) {
			proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		} else {
			handlePropertyResult(r, payload, key, input, optin, optout);
		}
	}
	if (unrecognized.length) {
		payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: true
		});
	}
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
					util_assignProp(propValues, key, new Set());
				}
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== undefined) propValues[key].add(undefined);
			}
		}
		return propValues;
	});
	const isObject = util_isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			} else {
				handlePropertyResult(r, payload, key, input, optin, optout);
			}
		}
		if (!catchall) {
			return proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) {
			ids[key] = `key_${counter++}`;
		}
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== undefined;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) {
				doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			} else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") {
					doc.write(`newResult[${k}] = ${id}.value;`);
				} else {
					doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
				}
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject = util_isObject;
	const jit = !globalConfig.jitless;
	const allowsEval = util_allowsEval;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) {
		if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== undefined) ? "optional" : undefined);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) {
			return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		}
		return undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
		return undefined;
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
	const matches = [];
	for (let i = 0; i < results.length; i++) {
		if (results[i].issues.length === 0) matches.push(i);
	}
	if (matches.length === 1) {
		final.value = results[matches[0]].value;
		return final;
	}
	if (matches.length === 0) {
		final.issues.push({
			code: "invalid_union",
			input: final.value,
			inst,
			errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
		});
	} else {
		final.issues.push({
			code: "invalid_union",
			input: final.value,
			inst,
			errors: [],
			inclusive: false,
			matches
		});
	}
	return final;
}
const $ZodXor = null && core.$constructor("$ZodXor", (inst, def) => {
	$ZodUnion.init(inst, def);
	def.inclusive = false;
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				results.push(result);
			}
		}
		if (!async) return handleExclusiveUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleExclusiveUnionResults(results, payload, inst, ctx);
		});
	};
});
function getDiscriminatedOption(union, value) {
	const internals = union._zod;
	let map = internals.bag.optionsMap;
	if (!map) {
		map = discriminatorMap(internals.def);
		internals.bag.optionsMap = map;
	}
	const option = map.get(value);
	if (option === null) throw new Error(`Ambiguous discriminator value "${String(value)}"`);
	return option;
}
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) {
			if (map.has(value)) {
				if (value !== undefined) throw new Error(`Duplicate discriminator value "${String(value)}"`);
				map.set(value, null);
			} else {
				map.set(value, option);
			}
		}
	}
	return map;
}
const $ZodDiscriminatedUnion = null && core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	util.defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(undefined)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
					util.assignProp(propValues, k, new Set());
				}
				for (const val of v) {
					propValues[k].add(val);
				}
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(undefined);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = util.rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
			throw new Error(`Invalid discriminated union option at index "${i}"`);
		}
	});
	const disc = util.cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!util.isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== undefined || ctx.direction !== "backward")) {
			return opt._zod.run(payload, ctx);
		}
		if (def.unionFallback || ctx.direction === "backward") {
			return _super(payload, ctx);
		}
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		const async = left instanceof Promise || right instanceof Promise;
		if (async) {
			return Promise.all([left, right]).then(([left, right]) => {
				return handleIntersectionResults(payload, left, right);
			});
		}
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) {
		return {
			valid: true,
			data: a
		};
	}
	if (a instanceof Date && b instanceof Date && +a === +b) {
		return {
			valid: true,
			data: a
		};
	}
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) {
				return {
					valid: false,
					mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
				};
			}
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) {
			return {
				valid: false,
				mergeErrorPath: []
			};
		}
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) {
				return {
					valid: false,
					mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
				};
			}
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else {
			return false;
		}
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) {
		if (!collect(iss, "l")) result.issues.push(iss);
	}
	for (const iss of right.issues) {
		if (!collect(iss, "r")) result.issues.push(iss);
	}
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) {
			if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
		}
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) {
				payload.issues.push({
					code: "too_big",
					maximum: items.length,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
			}
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : undefined;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((rr) => {
					itemResults[i] = rr;
				}));
			} else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				} else {
					handleTupleResult(result, payload, i);
				}
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		}
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) {
		const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
		if (!omittable) return i + 1;
	}
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) {
		if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
			final.value.length = i;
		} else {
			break;
		}
	}
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) {
				if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
					recordKeys.add(typeof key === "number" ? key.toString() : key);
					if (key === "__proto__") continue;
					const keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
						continue;
					}
					const outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					const result = def.valueType._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => {
							if (result.issues.length) {
								payload.issues.push(...prefixIssues(key, result.issues));
							}
							payload.value[outKey] = result.value;
						}));
					} else {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}
				}
			}
			let unrecognized;
			for (const key in input) {
				if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__") continue;
						payload.value[key] = input[key];
					} else {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true
				});
			}
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
				if (checkNumericKey) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (retryResult.issues.length === 0) {
						keyResult = retryResult;
					}
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") {
						payload.value[key] = input[key];
					} else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
					}
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((result) => {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}));
				} else {
					if (result.issues.length) {
						payload.issues.push(...prefixIssues(key, result.issues));
					}
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true
				});
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
});
const $ZodMap = null && core.$constructor("$ZodMap", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = core.globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!(input instanceof Map)) {
			payload.issues.push({
				expected: "map",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const [key, value] of input) {
			if (abortEarly && payload.issues.length !== seen) {
				if (util.aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			const keyResult = def.keyType._zod.run({
				value: key,
				issues: []
			}, ctx);
			const valueResult = def.valueType._zod.run({
				value,
				issues: []
			}, ctx);
			if (keyResult instanceof Promise || valueResult instanceof Promise) {
				proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
					handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
				}));
			} else {
				handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, mapSize);
});
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
	if (keyResult.issues.length) {
		if (util.propertyKeyTypes.has(typeof key)) {
			final.issues.push(...util.prefixIssues(key, keyResult.issues));
		} else {
			final.issues.push({
				code: "invalid_key",
				origin: "map",
				input,
				inst,
				issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
			});
		}
	}
	if (valueResult.issues.length) {
		if (util.propertyKeyTypes.has(typeof key)) {
			final.issues.push(...util.prefixIssues(key, valueResult.issues));
		} else {
			final.issues.push({
				origin: "map",
				code: "invalid_element",
				input,
				inst,
				key,
				issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
			});
		}
	}
	final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = null && core.$constructor("$ZodSet", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = core.globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!(input instanceof Set)) {
			payload.issues.push({
				input,
				inst,
				expected: "set",
				code: "invalid_type"
			});
			return payload;
		}
		const proms = [];
		payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const item of input) {
			if (abortEarly && payload.issues.length !== seen) {
				if (util.aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			const result = def.valueType._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				proms.push(result.then((result) => handleSetResult(result, payload)));
			} else handleSetResult(result, payload);
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, setSize);
});
function handleSetResult(result, final) {
	if (result.issues.length) {
		final.issues.push(...result.issues);
	}
	final.value.add(result.value);
}
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodFile = null && core.$constructor("$ZodFile", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input instanceof File) return payload;
		payload.issues.push({
			expected: "file",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			throw new $ZodEncodeError(inst.constructor.name);
		}
		const _out = def.transform(payload.value, payload);
		if (ctx.async) {
			const output = _out instanceof Promise ? _out : Promise.resolve(_out);
			return output.then((output) => {
				payload.value = output;
				return payload;
			});
		}
		if (_out instanceof Promise) {
			throw new $ZodAsyncError();
		}
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? undefined : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, undefined]) : undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === undefined) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		if (payload.value === undefined) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleDefaultResult(result, def));
		}
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === undefined) {
		payload.value = def.defaultValue;
	}
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		if (payload.value === undefined) {
			payload.value = def.defaultValue;
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleNonOptionalResult(result, inst));
		}
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === undefined) {
		payload.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: payload.value,
			inst
		});
	}
	return payload;
}
const $ZodSuccess = null && core.$constructor("$ZodSuccess", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			throw new core.$ZodEncodeError("ZodSuccess");
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => {
				payload.value = result.issues.length === 0;
				return payload;
			});
		}
		payload.value = result.issues.length === 0;
		return payload;
	};
});
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleCatchResult(payload, result, def, ctx));
		}
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodNaN = null && core.$constructor("$ZodNaN", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "nan",
				code: "invalid_type"
			});
			return payload;
		}
		return payload;
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handlePipeResult(right, def.in, ctx));
			}
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) {
			return left.then((left) => handlePipeResult(left, def.out, ctx));
		}
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCodec = null && core.$constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		const direction = ctx.direction || "forward";
		if (direction === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) {
				return left.then((left) => handleCodecAResult(left, def, ctx));
			}
			return handleCodecAResult(left, def, ctx);
		} else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handleCodecAResult(right, def, ctx));
			}
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	const direction = ctx.direction || "forward";
	if (direction === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		}
		return handleCodecTxResult(result, transformed, def.out, ctx);
	} else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		}
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({
		value,
		issues: left.issues
	}, ctx);
}
const $ZodPreprocess = null && core.$constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
});
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then(handleReadonlyResult);
		}
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
function leafPattern(schema) {
	const def = schema._zod.def;
	let pattern = def.pattern;
	let isInt = !!def.format?.includes("int");
	let minimum;
	let maximum;
	for (const ch of def.checks ?? []) {
		const d = ch._zod.def;
		if (d.pattern) pattern = d.pattern;
		isInt || (isInt = !!d.format?.includes("int"));
		const lo = d.minimum ?? d.length;
		const hi = d.maximum ?? d.length;
		if (lo !== undefined && (minimum === undefined || lo > minimum)) minimum = lo;
		if (hi !== undefined && (maximum === undefined || hi < maximum)) maximum = hi;
	}
	if (pattern) return pattern.source;
	if (minimum !== undefined && maximum !== undefined && minimum > maximum) return "(?!)";
	if (minimum !== undefined || maximum !== undefined) return regexes.string({
		minimum,
		maximum
	}).source;
	const own = schema._zod.pattern;
	return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
function partPattern(schema) {
	const def = schema._zod.def;
	const own = schema._zod.pattern?.source;
	const inner = def.innerType ?? schema._zod.innerType;
	if (inner) {
		const before = inner._zod.pattern?.source;
		const after = partPattern(inner);
		if (own && before && after && after !== before) {
			return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
		}
		return own;
	}
	if (def.options) {
		const sources = def.options.map(partPattern);
		if (sources.every(Boolean)) return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
	}
	return leafPattern(schema);
}
const $ZodTemplateLiteral = null && core.$constructor("$ZodTemplateLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const regexParts = [];
	for (const part of def.parts) {
		if (typeof part === "object" && part !== null) {
			const source = partPattern(part);
			if (!source) {
				throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
			}
			regexParts.push(util.cleanRegex(source));
		} else if (part === null || util.primitiveTypes.has(typeof part)) {
			regexParts.push(util.escapeRegex(`${part}`));
		} else {
			throw new Error(`Invalid template literal part: ${part}`);
		}
	}
	inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "string") {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "string",
				code: "invalid_type"
			});
			return payload;
		}
		inst._zod.pattern.lastIndex = 0;
		if (!inst._zod.pattern.test(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				code: "invalid_format",
				format: def.format ?? "template_literal",
				pattern: inst._zod.pattern.source
			});
			return payload;
		}
		return payload;
	};
});
const $ZodFunction = null && core.$constructor("$ZodFunction", (inst, def) => {
	$ZodType.init(inst, def);
	Object.defineProperty(inst, "_def", { value: def });
	inst._zod.def = def;
	inst.implement = (func) => {
		if (typeof func !== "function") {
			throw new Error("implement() must be called with a function");
		}
		return Object.defineProperty(function(...args) {
			const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
			const result = Reflect.apply(func, this, parsedArgs);
			if (inst._def.output) {
				return parse(inst._def.output, result);
			}
			return result;
		}, "_zod", {
			value: inst._zod,
			enumerable: false
		});
	};
	inst.implementAsync = (func) => {
		if (typeof func !== "function") {
			throw new Error("implementAsync() must be called with a function");
		}
		return Object.defineProperty(async function(...args) {
			const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
			const result = await Reflect.apply(func, this, parsedArgs);
			if (inst._def.output) {
				return await parseAsync(inst._def.output, result);
			}
			return result;
		}, "_zod", {
			value: inst._zod,
			enumerable: false
		});
	};
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "function") {
			payload.issues.push({
				code: "invalid_type",
				expected: "function",
				input: payload.value,
				inst
			});
			return payload;
		}
		const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
		if (hasPromiseOutput) {
			payload.value = inst.implementAsync(payload.value);
		} else {
			payload.value = inst.implement(payload.value);
		}
		return payload;
	};
	inst.input = (...args) => {
		const F = inst.constructor;
		if (Array.isArray(args[0])) {
			return new F({
				type: "function",
				input: new $ZodTuple({
					type: "tuple",
					items: args[0],
					rest: args[1]
				}),
				output: inst._def.output
			});
		}
		return new F({
			type: "function",
			input: args[0],
			output: inst._def.output
		});
	};
	inst.output = (output) => {
		const F = inst.constructor;
		return new F({
			type: "function",
			input: inst._def.input,
			output
		});
	};
	return inst;
});
const $ZodPromise = null && core.$constructor("$ZodPromise", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({
			value: inner,
			issues: []
		}, ctx));
	};
});
const $ZodLazy = null && core.$constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	util.defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
	util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
	inst._zod.parse = (payload, ctx) => {
		const inner = inst._zod.innerType;
		return inner._zod.run(payload, ctx);
	};
});
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) {
			return r.then((r) => handleRefineResult(r, payload, input, inst));
		}
		handleRefineResult(r, payload, input, inst);
		return;
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(util_issue(_iss));
	}
}
;
var registries_a;
const $output = null && Symbol("ZodOutput");
const $input = null && Symbol("ZodInput");
class $ZodRegistry {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.set(meta.id, schema);
		}
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.delete(meta.id);
		}
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : undefined;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
}
function registry() {
	return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
;
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _coercedString(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		coerce: true,
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function api_emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _mac(Class, params) {
	return new Class({
		type: "string",
		format: "mac",
		check: "string_format",
		abort: false,
		...util.normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _creditCard(Class, params) {
	return new Class({
		type: "string",
		format: "credit_card",
		check: "string_format",
		abort: false,
		...util.normalizeParams(params)
	});
}
function _iban(Class, params) {
	return new Class({
		type: "string",
		format: "iban",
		check: "string_format",
		abort: false,
		...util.normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
const TimePrecision = {
	Any: null,
	Minute: -1,
	Second: 0,
	Millisecond: 3,
	Microsecond: 6
};
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...util.normalizeParams(params)
	}));
}
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...util.normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _float32(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "float32",
		...util.normalizeParams(params)
	});
}
function _float64(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "float64",
		...util.normalizeParams(params)
	});
}
function _int32(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "int32",
		...util.normalizeParams(params)
	});
}
function _uint32(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "uint32",
		...util.normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _coercedBoolean(Class, params) {
	return new Class({
		type: "boolean",
		coerce: true,
		...util.normalizeParams(params)
	});
}
function _bigint(Class, params) {
	return new Class({
		type: "bigint",
		...util.normalizeParams(params)
	});
}
function _coercedBigint(Class, params) {
	return new Class({
		type: "bigint",
		coerce: true,
		...util.normalizeParams(params)
	});
}
function _int64(Class, params) {
	return new Class({
		type: "bigint",
		check: "bigint_format",
		abort: false,
		format: "int64",
		...util.normalizeParams(params)
	});
}
function _uint64(Class, params) {
	return new Class({
		type: "bigint",
		check: "bigint_format",
		abort: false,
		format: "uint64",
		...util.normalizeParams(params)
	});
}
function _symbol(Class, params) {
	return new Class({
		type: "symbol",
		...util.normalizeParams(params)
	});
}
function api_undefined(Class, params) {
	return new Class({
		type: "undefined",
		...util.normalizeParams(params)
	});
}
function api_null(Class, params) {
	return new Class({
		type: "null",
		...util.normalizeParams(params)
	});
}
function _any(Class) {
	return new Class({ type: "any" });
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _void(Class, params) {
	return new Class({
		type: "void",
		...util.normalizeParams(params)
	});
}
function _date(Class, params) {
	return new Class({
		type: "date",
		...util.normalizeParams(params)
	});
}
function _coercedDate(Class, params) {
	return new Class({
		type: "date",
		coerce: true,
		...util.normalizeParams(params)
	});
}
function _nan(Class, params) {
	return new Class({
		type: "nan",
		...util.normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _positive(params) {
	return _gt(0, params);
}
function _negative(params) {
	return _lt(0, params);
}
function _nonpositive(params) {
	return _lte(0, params);
}
function _nonnegative(params) {
	return _gte(0, params);
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxSize(maximum, params) {
	return new checks.$ZodCheckMaxSize({
		check: "max_size",
		...util.normalizeParams(params),
		maximum
	});
}
function _minSize(minimum, params) {
	return new checks.$ZodCheckMinSize({
		check: "min_size",
		...util.normalizeParams(params),
		minimum
	});
}
function _size(size, params) {
	return new checks.$ZodCheckSizeEquals({
		check: "size_equals",
		...util.normalizeParams(params),
		size
	});
}
function _maxLength(maximum, params) {
	const ch = new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
	return ch;
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _property(property, schema, params) {
	return new checks.$ZodCheckProperty({
		check: "property",
		property,
		schema,
		...util.normalizeParams(params)
	});
}
function _properties(shape, params) {
	return new $ZodCheckProperties({
		check: "properties",
		shape,
		...normalizeParams(params)
	});
}
function _mime(types, params) {
	return new checks.$ZodCheckMimeType({
		check: "mime_type",
		mime: types,
		...util.normalizeParams(params)
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _union(Class, options, params) {
	return new Class({
		type: "union",
		options,
		...util.normalizeParams(params)
	});
}
function _xor(Class, options, params) {
	return new Class({
		type: "union",
		options,
		inclusive: false,
		...util.normalizeParams(params)
	});
}
function _discriminatedUnion(Class, discriminator, options, params) {
	return new Class({
		type: "union",
		options,
		discriminator,
		...util.normalizeParams(params)
	});
}
function _intersection(Class, left, right) {
	return new Class({
		type: "intersection",
		left,
		right
	});
}
function _tuple(Class, items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof schemas.$ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	const rest = hasRest ? _paramsOrRest : null;
	return new Class({
		type: "tuple",
		items,
		rest,
		...util.normalizeParams(params)
	});
}
function _record(Class, keyType, valueType, params) {
	return new Class({
		type: "record",
		keyType,
		valueType,
		...util.normalizeParams(params)
	});
}
function _map(Class, keyType, valueType, params) {
	return new Class({
		type: "map",
		keyType,
		valueType,
		...util.normalizeParams(params)
	});
}
function _set(Class, valueType, params) {
	return new Class({
		type: "set",
		valueType,
		...util.normalizeParams(params)
	});
}
function _enum(Class, values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new Class({
		type: "enum",
		entries,
		...util.normalizeParams(params)
	});
}
function _nativeEnum(Class, entries, params) {
	return new Class({
		type: "enum",
		entries,
		...util.normalizeParams(params)
	});
}
function _literal(Class, value, params) {
	return new Class({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...util.normalizeParams(params)
	});
}
function _file(Class, params) {
	return new Class({
		type: "file",
		...util.normalizeParams(params)
	});
}
function _transform(Class, fn) {
	return new Class({
		type: "transform",
		transform: fn
	});
}
function _optional(Class, innerType) {
	return new Class({
		type: "optional",
		innerType
	});
}
function _nullable(Class, innerType) {
	return new Class({
		type: "nullable",
		innerType
	});
}
function _default(Class, innerType, defaultValue) {
	return new Class({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
		}
	});
}
function _nonoptional(Class, innerType, params) {
	return new Class({
		type: "nonoptional",
		innerType,
		...util.normalizeParams(params)
	});
}
function _success(Class, innerType) {
	return new Class({
		type: "success",
		innerType
	});
}
function _catch(Class, innerType, catchValue) {
	return new Class({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)
	});
}
function _pipe(Class, in_, out) {
	return new Class({
		type: "pipe",
		in: in_,
		out
	});
}
function _readonly(Class, innerType) {
	return new Class({
		type: "readonly",
		innerType
	});
}
function _templateLiteral(Class, parts, params) {
	return new Class({
		type: "template_literal",
		parts,
		...util.normalizeParams(params)
	});
}
function _lazy(Class, getter) {
	return new Class({
		type: "lazy",
		getter
	});
}
function _promise(Class, innerType) {
	return new Class({
		type: "promise",
		innerType
	});
}
function _custom(Class, fn, _params) {
	const norm = util.normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
	return schema;
}
function _refine(Class, fn, _params) {
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
	return schema;
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue) => {
			if (typeof issue === "string") {
				payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
			} else {
				const _issue = issue;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(util_issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
function describe(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			description
		});
	}];
	ch._zod.check = () => {};
	return ch;
}
function meta(metadata) {
	const ch = new $ZodCheck({ check: "meta" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			...metadata
		});
	}];
	ch._zod.check = () => {};
	return ch;
}
function _stringbool(Classes, _params) {
	const params = util.normalizeParams(_params);
	let truthyArray = params.truthy ?? [
		"true",
		"1",
		"yes",
		"on",
		"y",
		"enabled"
	];
	let falsyArray = params.falsy ?? [
		"false",
		"0",
		"no",
		"off",
		"n",
		"disabled"
	];
	if (params.case !== "sensitive") {
		truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
		falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
	}
	const truthySet = new Set(truthyArray);
	const falsySet = new Set(falsyArray);
	const _Codec = Classes.Codec ?? schemas.$ZodCodec;
	const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
	const _String = Classes.String ?? schemas.$ZodString;
	const stringSchema = new _String({
		type: "string",
		error: params.error
	});
	const booleanSchema = new _Boolean({
		type: "boolean",
		error: params.error
	});
	const codec = new _Codec({
		type: "pipe",
		in: stringSchema,
		out: booleanSchema,
		transform: ((input, payload) => {
			let data = input;
			if (params.case !== "sensitive") data = data.toLowerCase();
			if (truthySet.has(data)) {
				return true;
			} else if (falsySet.has(data)) {
				return false;
			} else {
				payload.issues.push({
					code: "invalid_value",
					expected: "stringbool",
					values: [...truthySet, ...falsySet],
					input: payload.value,
					inst: codec,
					continue: false
				});
				return {};
			}
		}),
		reverseTransform: ((input, _payload) => {
			if (input === true) {
				return truthyArray[0] || "true";
			} else {
				return falsyArray[0] || "false";
			}
		}),
		error: params.error
	});
	codec._zod.bag.truthy = truthyArray;
	codec._zod.bag.falsy = falsyArray;
	codec._zod.bag.case = params.case ?? "insensitive";
	return codec;
}
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
	const params = util.normalizeParams(_params);
	const def = {
		check: "string_format",
		type: "string",
		format,
		fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
		...params
	};
	if (fnOrRegex instanceof RegExp) {
		def.pattern = fnOrRegex;
	}
	const inst = new Class(def);
	return inst;
}
;
function assignProps(target, ...sources) {
	for (const source of sources) {
		for (const key of Reflect.ownKeys(source)) {
			if (Object.prototype.propertyIsEnumerable.call(source, key)) {
				util_assignProp(target, key, source[key]);
			}
		}
	}
	return target;
}
function to_json_schema_initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: undefined,
		sharedEmitDoneFor: undefined,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? undefined
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === undefined || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function to_json_schema_processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		const isCycle = _params.schemaPath.includes(schema);
		if (isCycle) {
			seen.cycle = _params.path;
		}
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: undefined,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = undefined;
	ctx.sharedEmitDoneFor = undefined;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) {
		result.schema = overrideSchema;
	} else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) {
			schema._zod.processJSONSchema(ctx, result.schema, params);
		} else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) {
				throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			}
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			to_json_schema_processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	const _result = ctx.seen.get(schema);
	return _result.schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) {
				throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			}
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) {
				return { ref: uriGenerator(externalId) };
			}
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) {
			return { ref: uriPrefix };
		}
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) {
			return;
		}
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) {
			delete schema[key];
		}
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") {
		for (const entry of ctx.seen.entries()) {
			const seen = entry[1];
			if (seen.cycle) {
				throw new Error("Cycle detected: " + `#/${seen.cycle?.join("/")}/<root>` + "\n\nSet the `cycles` parameter to `\"ref\"` to resolve cyclical schemas with defs.");
			}
		}
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") {
				extractToDef(entry);
			}
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === undefined || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) {
			if (!FOLDABLE_KEYS.has(key)) return null;
		}
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === undefined) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
			util_assignProp(properties, key, merged);
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) {
		folded.additionalProperties = false;
	} else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) {
		folded = foldObjects(allOf);
	} else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else {
				assignProps(schema, refSchema);
			}
			assignProps(schema, _cached);
			const isParentRef = zodSchema._zod.parent === ref;
			if (isParentRef) {
				for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (!(key in _cached)) {
						delete schema[key];
					}
				}
			}
			if (refSchema.$ref && refSeen.def) {
				for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
						delete schema[key];
					}
				}
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) {
					for (const key in schema) {
						if (key === "$ref" || key === "allOf") continue;
						if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
							delete schema[key];
						}
					}
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) {
			flattenRef(entry[0]);
		}
		if (ctx.target !== "openapi-3.0") {
			for (const entry of ctx.seen.entries()) {
				compactTypeUnion(entry[1].def ?? entry[1].schema);
			}
		}
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) {
				for (const json of [seen.schema, seen.def]) {
					const allOf = json?.allOf;
					if (!Array.isArray(allOf)) continue;
					const existing = carriers.get(allOf);
					if (existing) existing.push(json);
					else carriers.set(allOf, [json]);
				}
			}
			for (const allOf of ctx.intersections) {
				for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
			}
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") {
		result.$schema = "https://json-schema.org/draft/2020-12/schema";
	} else if (ctx.target === "draft-07") {
		result.$schema = "http://json-schema.org/draft-07/schema#";
	} else if (ctx.target === "draft-04") {
		result.$schema = "http://json-schema.org/draft-04/schema#";
	} else if (ctx.target === "openapi-3.0") {} else {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== undefined && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of ctx.seen.entries()) {
			const seen = entry[1];
			if (seen.def && seen.defId) {
				if (seen.def.id === seen.defId) delete seen.def.id;
				util_assignProp(defs, seen.defId, seen.def);
			}
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else {
		if (Object.keys(defs).length > 0) {
			if (ctx.target === "draft-2020-12") {
				result.$defs = defs;
			} else {
				result.definitions = defs;
			}
		}
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
		return isTransforming(def.innerType, ctx);
	}
	if (def.type === "intersection") {
		return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	}
	if (def.type === "record" || def.type === "map") {
		return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	}
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) {
			if (isTransforming(def.shape[key], ctx)) return true;
		}
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) {
			if (isTransforming(option, ctx)) return true;
		}
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) {
			if (isTransforming(item, ctx)) return true;
		}
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = to_json_schema_initializeContext({
		...params,
		processors
	});
	to_json_schema_processSchema(schema, ctx);
	to_json_schema_extractDefs(ctx, schema);
	return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = to_json_schema_initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	to_json_schema_processSchema(schema, ctx);
	to_json_schema_extractDefs(ctx, schema);
	return to_json_schema_finalize(ctx, schema);
};
;
const narrowMin = (agg, key, value) => {
	if (agg[key] === undefined || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === undefined || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== undefined) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== undefined) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== undefined) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== undefined) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== undefined) addDivisor(agg, bag.multipleOf);
	if (bag.format !== undefined) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) {
			delete json.format;
		}
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) {
			json.allOf = [...patternList.map((regex) => ({
				...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
				pattern: regex.source
			}))];
		}
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else {
			json.exclusiveMinimum = exclusiveMinimum;
		}
	} else if (typeof minimum === "number") {
		json.minimum = minimum;
	}
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else {
			json.exclusiveMaximum = exclusiveMaximum;
		}
	} else if (typeof maximum === "number") {
		json.maximum = maximum;
	}
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) {
			if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
			else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		}
		const [first, ...rest] = divisors;
		if (first !== undefined) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else {
		json.type = "null";
	}
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) {
		if (val === undefined) {
			if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
		} else if (typeof val === "bigint") {
			if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
			vals.push(Number(val));
		} else {
			vals.push(val);
		}
	}
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
			json.enum = [val];
		} else {
			json.const = val;
		}
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== undefined) _json.minLength = minimum;
	if (maximum !== undefined) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = to_json_schema_processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
		return inputOptin(def.out);
	}
	if (def.type === "catch") {
		return inputOptin(def.innerType);
	}
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	const symbolKeys = Object.getOwnPropertySymbols(shape);
	if (symbolKeys.length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
		return;
	}
	json.type = "object";
	json.properties = {};
	for (const key in shape) {
		util_assignProp(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
			...params,
			path: [
				...params.path,
				"properties",
				key
			]
		}));
	}
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
			requiredKeys.push(key);
		}
	}
	if (requiredKeys.length > 0) {
		json.required = requiredKeys;
	}
	if (def.catchall?._zod.def.type === "never") {
		json.additionalProperties = false;
	} else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) {
		json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) {
		json.oneOf = options;
	} else {
		json.anyOf = options;
	}
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = to_json_schema_processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = to_json_schema_processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? to_json_schema_processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
		if (!optional) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) {
			json.items = false;
		} else if (rest) {
			json.items = rest;
		}
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) {
			json.items.anyOf.push(rest);
		}
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) {
			json.additionalItems = false;
		} else if (rest) {
			json.additionalItems = rest;
		}
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) {
		if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	}
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) {
		for (const carrier of [entry.schema, entry.def]) {
			const rewritten = carrier && rewrites.get(carrier.propertyNames);
			if (rewritten) carrier.propertyNames = rewritten;
		}
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) {
			util_assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
		}
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) {
			json.required = validKeyValues.map(String);
		}
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else {
		json.anyOf = [inner, { type: "null" }];
	}
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(undefined);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	to_json_schema_processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	to_json_schema_processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	to_json_schema_processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		const external = {
			registry,
			uri: params?.uri,
			defs
		};
		ctx.external = external;
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) {
			const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
			schemas.__shared = { [defsSegment]: defs };
		}
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
;
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
			return String(input);
		}
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = getTypeName(issue.expected);
				const receivedType = parsedType(issue.input);
				const received = getTypeName(receivedType, issue.input);
				return `Invalid input: expected ${expected}, received ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				}
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") {
					return `Invalid string: must start with "${_issue.prefix}"`;
				}
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
					const opts = issue.options.map((o) => `'${o}'`).join(" | ");
					return `Invalid discriminator value. Expected ${opts}`;
				}
				if (issue.inclusive === false) {
					return "Invalid input: more than one option matched";
				}
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en() {
	return { localeError: error() };
}
;
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: undefined,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = undefined;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, undefined, { Parent: Error });
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") {
			Object.defineProperty(obj, key, {
				value: make(),
				writable: true,
				enumerable: true,
				configurable: true
			});
		} else {
			obj[key] = make();
		}
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) {
		if (sub.path.length > 0) {
			node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
		} else {
			formErrors.push(mapper(sub));
		}
	}
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) {
			if (issue.code === "invalid_union" && issue.errors.length) {
				issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
			} else if (issue.code === "invalid_key") {
				processError({ issues: issue.issues }, [...path, ...issue.path]);
			} else if (issue.code === "invalid_element") {
				processError({ issues: issue.issues }, [...path, ...issue.path]);
			} else {
				const fullpath = [...path, ...issue.path];
				if (fullpath.length === 0) {
					fieldErrors._errors.push(mapper(issue));
				} else {
					let curr = fieldErrors;
					let i = 0;
					while (i < fullpath.length) {
						const el = fullpath[i];
						const terminal = i === fullpath.length - 1;
						if (el === "_errors") {
							if (terminal) curr._errors.push(mapper(issue));
							i++;
							continue;
						}
						if (!Object.prototype.hasOwnProperty.call(curr, el)) {
							Object.defineProperty(curr, el, {
								value: { _errors: [] },
								enumerable: true,
								writable: true,
								configurable: true
							});
						}
						const node = curr[el];
						if (terminal) {
							node._errors.push(mapper(issue));
						}
						curr = node;
						i++;
					}
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
	const result = { errors: [] };
	const processError = (error, path = []) => {
		var _a;
		for (const issue of error.issues) {
			if (issue.code === "invalid_union" && issue.errors.length) {
				issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
			} else if (issue.code === "invalid_key") {
				processError({ issues: issue.issues }, [...path, ...issue.path]);
			} else if (issue.code === "invalid_element") {
				processError({ issues: issue.issues }, [...path, ...issue.path]);
			} else {
				const fullpath = [...path, ...issue.path];
				if (fullpath.length === 0) {
					result.errors.push(mapper(issue));
					continue;
				}
				let curr = result;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (typeof el === "string") {
						curr.properties ?? (curr.properties = {});
						if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
							Object.defineProperty(curr.properties, el, {
								value: { errors: [] },
								enumerable: true,
								writable: true,
								configurable: true
							});
						}
						curr = curr.properties[el];
					} else {
						curr.items ?? (curr.items = []);
						(_a = curr.items)[el] ?? (_a[el] = { errors: [] });
						curr = curr.items[el];
					}
					if (terminal) {
						curr.errors.push(mapper(issue));
					}
					i++;
				}
			}
		}
	};
	processError(error);
	return result;
}
function toDotPath(_path) {
	const segs = [];
	const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
	for (const seg of path) {
		if (typeof seg === "number") segs.push(`[${seg}]`);
		else if (typeof seg === "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
		else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
		else {
			if (segs.length) segs.push(".");
			segs.push(seg);
		}
	}
	return segs.join("");
}
function prettifyError(error) {
	const lines = [];
	const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
	for (const issue of issues) {
		lines.push(`✖ ${issue.message}`);
		if (issue.path?.length) lines.push(`  → at ${toDotPath(issue.path)}`);
	}
	return lines.join("\n");
}
;
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) {
			throw new $ZodAsyncError();
		}
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse_parse = _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse_parseAsync = _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = undefined;
				ctx = undefined;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = undefined;
			ctx = undefined;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = _safeParseAsync($ZodRealError);
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== undefined) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === undefined) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else {
		result = schema._zod.run({
			value,
			issues: []
		}, ctx);
	}
	if (result instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return result.issues.length === 0;
}
const parse_validateAsync = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const encode = _encode($ZodRealError);
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const decode = _decode($ZodRealError);
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const encodeAsync = _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const decodeAsync = _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = _safeDecodeAsync($ZodRealError);
;
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const errors_initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodError = null && core.$constructor("ZodError", errors_initializer);
const ZodRealError = $constructor("ZodError", errors_initializer, undefined, { Parent: Error });
;
const classic_parse_parse = _parse(ZodRealError);
const classic_parse_parseAsync = _parseAsync(ZodRealError);
const parse_safeParse = _safeParse(ZodRealError);
const parse_safeParseAsync = _safeParseAsync(ZodRealError);
const parse_encode = _encode(ZodRealError);
const parse_decode = _decode(ZodRealError);
const parse_encodeAsync = _encodeAsync(ZodRealError);
const parse_decodeAsync = _decodeAsync(ZodRealError);
const parse_safeEncode = _safeEncode(ZodRealError);
const parse_safeDecode = _safeDecode(ZodRealError);
const parse_safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = _safeDecodeAsync(ZodRealError);
;
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return schemas_default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return schemas_catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(undefined).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return classic_parse_parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return parse_safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return parse_safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return parse_validateAsync(this, data, params);
	},
	encode: function _encode(data, params) {
		return parse_encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return parse_decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return parse_safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return parse_safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return parse_safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return parse_safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(api_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(schemas_ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(schemas_ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(schemas_ZodISODuration, params));
	}
});
function schemas_string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const schemas_ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const schemas_ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const schemas_ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_email(params) {
	return core._email(ZodEmail, params);
}
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_guid(params) {
	return core._guid(ZodGUID, params);
}
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_uuid(params) {
	return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
	return core._uuidv4(ZodUUID, params);
}
function uuidv6(params) {
	return core._uuidv6(ZodUUID, params);
}
function uuidv7(params) {
	return core._uuidv7(ZodUUID, params);
}
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function url(params) {
	return _url(ZodURL, params);
}
function httpUrl(params) {
	return core._url(ZodURL, {
		protocol: regexes.httpProtocol,
		hostname: regexes.domain,
		...util.normalizeParams(params)
	});
}
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_emoji(params) {
	return core._emoji(ZodEmoji, params);
}
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_nanoid(params) {
	return core._nanoid(ZodNanoID, params);
}
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_cuid(params) {
	return core._cuid(ZodCUID, params);
}
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_cuid2(params) {
	return core._cuid2(ZodCUID2, params);
}
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_ulid(params) {
	return core._ulid(ZodULID, params);
}
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_xid(params) {
	return core._xid(ZodXID, params);
}
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_ksuid(params) {
	return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_ipv4(params) {
	return core._ipv4(ZodIPv4, params);
}
const ZodMAC = null && core.$constructor("ZodMAC", (inst, def) => {
	core.$ZodMAC.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_mac(params) {
	return core._mac(ZodMAC, params);
}
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_ipv6(params) {
	return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_cidrv4(params) {
	return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_cidrv6(params) {
	return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_base64(params) {
	return core._base64(ZodBase64, params);
}
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_base64url(params) {
	return core._base64url(ZodBase64URL, params);
}
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_e164(params) {
	return core._e164(ZodE164, params);
}
const ZodCreditCard = null && core.$constructor("ZodCreditCard", (inst, def) => {
	core.$ZodCreditCard.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_creditCard(params) {
	return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = null && core.$constructor("ZodIBAN", (inst, def) => {
	core.$ZodIBAN.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function schemas_iban(params) {
	return core._iban(ZodIBAN, params);
}
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function jwt(params) {
	return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = null && core.$constructor("ZodCustomStringFormat", (inst, def) => {
	core.$ZodCustomStringFormat.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function stringFormat(format, fnOrRegex, _params = {}) {
	return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
	return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
	return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
	return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
	const enc = params?.enc ?? "hex";
	const format = `${alg}_${enc}`;
	const regex = core.regexes[format];
	if (!regex) throw new Error(`Unrecognized hash format: ${format}`);
	return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(schemas_int(params));
	},
	safe(params) {
		return this.check(schemas_int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function schemas_number(params) {
	return core._number(ZodNumber, params);
}
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function schemas_int(params) {
	return _int(ZodNumberFormat, params);
}
function float32(params) {
	return core._float32(ZodNumberFormat, params);
}
function float64(params) {
	return core._float64(ZodNumberFormat, params);
}
function int32(params) {
	return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
	return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodBigInt = $constructor("ZodBigInt", (inst, def) => {
	$ZodBigInt.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, derived({
	minValue: (inst) => aggregateChecks(inst).minimum ?? null,
	maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	positive(params) {
		return this.check(_gt(BigInt(0), params));
	},
	negative(params) {
		return this.check(_lt(BigInt(0), params));
	},
	nonpositive(params) {
		return this.check(_lte(BigInt(0), params));
	},
	nonnegative(params) {
		return this.check(_gte(BigInt(0), params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	}
}));
function schemas_bigint(params) {
	return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = null && core.$constructor("ZodBigIntFormat", (inst, def) => {
	core.$ZodBigIntFormat.init(inst, def);
	ZodBigInt.init(inst, def);
});
function int64(params) {
	return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
	return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = null && core.$constructor("ZodSymbol", (inst, def) => {
	core.$ZodSymbol.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
});
function symbol(params) {
	return core._symbol(ZodSymbol, params);
}
const ZodUndefined = null && core.$constructor("ZodUndefined", (inst, def) => {
	core.$ZodUndefined.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
});
function schemas_undefined(params) {
	return core._undefined(ZodUndefined, params);
}
const ZodNull = null && core.$constructor("ZodNull", (inst, def) => {
	core.$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
});
function schemas_null(params) {
	return core._null(ZodNull, params);
}
const ZodAny = null && core.$constructor("ZodAny", (inst, def) => {
	core.$ZodAny.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
});
function any() {
	return core._any(ZodAny);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodVoid = null && core.$constructor("ZodVoid", (inst, def) => {
	core.$ZodVoid.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
});
function schemas_void(params) {
	return core._void(ZodVoid, params);
}
const ZodDate = $constructor("ZodDate", (inst, def) => {
	$ZodDate.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
	inst.min = (value, params) => inst.check(_gte(value, params));
	inst.max = (value, params) => inst.check(_lte(value, params));
}, derived({
	minDate: (inst) => {
		const { minimum } = aggregateChecks(inst);
		return minimum ? new Date(minimum) : null;
	},
	maxDate: (inst) => {
		const { maximum } = aggregateChecks(inst);
		return maximum ? new Date(maximum) : null;
	}
}, {}));
function schemas_date(params) {
	return core._date(ZodDate, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
function keyof(schema) {
	const shape = schema._zod.def.shape;
	return schemas_enum(Object.keys(shape));
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return schemas_enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: undefined }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...util.normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...util.normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodXor = null && core.$constructor("ZodXor", (inst, def) => {
	ZodUnion.init(inst, def);
	core.$ZodXor.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function xor(options, params) {
	return new ZodXor({
		type: "union",
		options,
		inclusive: false,
		...util.normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = null && core.$constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	core.$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...util.normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof core.$ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	const rest = hasRest ? _paramsOrRest : null;
	return new ZodTuple({
		type: "tuple",
		items,
		rest,
		...util.normalizeParams(params)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) {
		return new ZodRecord({
			type: "record",
			keyType: schemas_string(),
			valueType: keyType,
			...normalizeParams(valueType)
		});
	}
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...util.normalizeParams(params),
		partial: true
	});
}
function looseRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		mode: "loose",
		...util.normalizeParams(params)
	});
}
const ZodMap = null && core.$constructor("ZodMap", (inst, def) => {
	_ensureDefaultMemoizer();
	core.$ZodMap.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
	inst.min = (...args) => inst.check(core._minSize(...args));
	inst.nonempty = (params) => inst.check(core._minSize(1, params));
	inst.max = (...args) => inst.check(core._maxSize(...args));
	inst.size = (...args) => inst.check(core._size(...args));
});
function map(keyType, valueType, params) {
	return new ZodMap({
		type: "map",
		keyType,
		valueType,
		...util.normalizeParams(params)
	});
}
const ZodSet = null && core.$constructor("ZodSet", (inst, def) => {
	_ensureDefaultMemoizer();
	core.$ZodSet.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
	inst.min = (...args) => inst.check(core._minSize(...args));
	inst.nonempty = (params) => inst.check(core._minSize(1, params));
	inst.max = (...args) => inst.check(core._maxSize(...args));
	inst.size = (...args) => inst.check(core._size(...args));
});
function set(valueType, params) {
	return new ZodSet({
		type: "set",
		valueType,
		...util.normalizeParams(params)
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) {
			if (keys.has(value)) {
				newEntries[value] = def.entries[value];
			} else throw new Error(`Key ${value} not found in enum`);
		}
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) {
			if (keys.has(value)) {
				delete newEntries[value];
			} else throw new Error(`Key ${value} not found in enum`);
		}
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function schemas_enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
function nativeEnum(entries, params) {
	return new ZodEnum({
		type: "enum",
		entries,
		...util.normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) {
			throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		}
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodFile = null && core.$constructor("ZodFile", (inst, def) => {
	core.$ZodFile.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
	inst.min = (size, params) => inst.check(core._minSize(size, params));
	inst.max = (size, params) => inst.check(core._maxSize(size, params));
	inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
});
function file(params) {
	return core._file(ZodFile, params);
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") {
			throw new $ZodEncodeError(inst.constructor.name);
		}
		payload.addIssue = (issue) => {
			if (typeof issue === "string") {
				payload.issues.push(util_issue(issue, payload.value, def));
			} else {
				const _issue = issue;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(util_issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) {
			return output.then((output) => {
				payload.value = output;
				return payload;
			});
		}
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
function schemas_nullish(innerType) {
	return optional(nullable(innerType));
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function schemas_default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodSuccess = null && core.$constructor("ZodSuccess", (inst, def) => {
	core.$ZodSuccess.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function success(innerType) {
	return new ZodSuccess({
		type: "success",
		innerType
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function schemas_catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodNaN = null && core.$constructor("ZodNaN", (inst, def) => {
	core.$ZodNaN.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
});
function nan(params) {
	return core._nan(ZodNaN, params);
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodCodec = null && core.$constructor("ZodCodec", (inst, def) => {
	ZodPipe.init(inst, def);
	core.$ZodCodec.init(inst, def);
});
function codec(in_, out, params) {
	return new ZodCodec({
		type: "pipe",
		in: in_,
		out,
		transform: params.decode,
		reverseTransform: params.encode
	});
}
function invertCodec(codec) {
	const def = codec._zod.def;
	return new ZodCodec({
		type: "pipe",
		in: def.out,
		out: def.in,
		transform: def.reverseTransform,
		reverseTransform: def.transform
	});
}
const ZodPreprocess = null && core.$constructor("ZodPreprocess", (inst, def) => {
	ZodPipe.init(inst, def);
	core.$ZodPreprocess.init(inst, def);
});
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodTemplateLiteral = null && core.$constructor("ZodTemplateLiteral", (inst, def) => {
	core.$ZodTemplateLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
	return new ZodTemplateLiteral({
		type: "template_literal",
		parts,
		...util.normalizeParams(params)
	});
}
const ZodLazy = null && core.$constructor("ZodLazy", (inst, def) => {
	core.$ZodLazy.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
	return new ZodLazy({
		type: "lazy",
		getter
	});
}
const ZodPromise = null && core.$constructor("ZodPromise", (inst, def) => {
	core.$ZodPromise.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function promise(innerType) {
	return new ZodPromise({
		type: "promise",
		innerType
	});
}
const ZodFunction = null && core.$constructor("ZodFunction", (inst, def) => {
	core.$ZodFunction.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
});
function _function(params) {
	return new ZodFunction({
		type: "function",
		input: Array.isArray(params?.input) ? tuple(params?.input) : params?.input ?? array(unknown()),
		output: params?.output ?? unknown()
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function check(fn) {
	const ch = new core.$ZodCheck({ check: "custom" });
	ch._zod.check = fn;
	return ch;
}
function custom(fn, _params) {
	return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
const schemas_describe = describe;
const schemas_meta = meta;
const ZodInstanceOf = $constructor("ZodInstanceOf", (inst, def) => {
	ZodCustom.init(inst, def);
}, { properties(shape, params) {
	return this.check(_properties(shape, params));
} });
function _instanceof(cls, params = {}) {
	const inst = new ZodInstanceOf({
		type: "custom",
		check: "custom",
		fn: (data) => data instanceof cls,
		abort: true,
		...util.normalizeParams(params)
	});
	inst._zod.bag.Class = cls;
	inst._zod.check = (payload) => {
		if (!(payload.value instanceof cls)) {
			payload.issues.push({
				code: "invalid_type",
				expected: cls.name,
				input: payload.value,
				inst,
				path: [...inst._zod.def.path ?? []]
			});
		}
	};
	return inst;
}
const stringbool = (...args) => core._stringbool({
	Codec: ZodCodec,
	Boolean: ZodBoolean,
	String: ZodString
}, ...args);
function json(params) {
	const jsonSchema = lazy(() => {
		return union([
			schemas_string(params),
			schemas_number(),
			schemas_boolean(),
			schemas_null(),
			array(jsonSchema),
			record(schemas_string(), jsonSchema)
		]);
	});
	return jsonSchema;
}
function preprocess(fn, schema) {
	return new ZodPreprocess({
		type: "pipe",
		in: transform(fn),
		out: schema
	});
}
;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
const project = folderWith("action.yml", import.meta.dirname);
function folderWith(name, folder) {
	return (0, external_node_fs_namespaceObject.existsSync)((0, external_node_path_namespaceObject.join)(folder, name)) ? folder : folderWith(name, (0, external_node_path_namespaceObject.dirname)(folder));
}
function subActions(root = project) {
	return (0, external_node_fs_namespaceObject.readdirSync)(root).filter((name) => (0, external_node_fs_namespaceObject.existsSync)((0, external_node_path_namespaceObject.join)(root, name, "action.yml")));
}
;
const folders = [
	"contract",
	"harness",
	"scripts/build",
	"scripts/demo",
	"src"
];
const files = [
	"scripts/build.ts",
	"tsconfig.build.json",
	"tsconfig.json"
];
const builders = [
	"@vercel/ncc",
	"rolldown",
	"typescript"
].map((name) => `node_modules/${name}`);
const sourcesFile = "sources.sha256";
function hashOfSources(root = project) {
	const found = folders.flatMap((folder) => (0, external_node_fs_namespaceObject.readdirSync)((0, external_node_path_namespaceObject.join)(root, folder), {
		recursive: true,
		withFileTypes: true
	}));
	const sources = found.filter((entry) => entry.isFile()).map((entry) => (0, external_node_path_namespaceObject.relative)(root, (0, external_node_path_namespaceObject.join)(entry.parentPath, entry.name)).replaceAll(external_node_path_namespaceObject.sep, "/"));
	const texts = [...sources, ...files].map((file) => [file, (0, external_node_fs_namespaceObject.readFileSync)((0, external_node_path_namespaceObject.join)(root, file), "utf8")]);
	const hash = (0, external_node_crypto_namespaceObject.createHash)("sha256");
	for (const [name, text] of [...texts, ...packagesOf(root)].sort(([a], [b]) => a < b ? -1 : 1)) hash.update(`${name}\0${text.replaceAll("\r\n", "\n")}\0`);
	return hash.digest("hex");
}
function packagesOf(root) {
	const lock = JSON.parse((0, external_node_fs_namespaceObject.readFileSync)((0, external_node_path_namespaceObject.join)(root, "package-lock.json"), "utf8"));
	return Object.entries(lock.packages).filter(([name, { dev, optional }]) => !(dev || optional) || builders.includes(name)).map(([name, { integrity = "" }]) => [name, integrity]);
}
function areFresh(dist, sources) {
	const file = (0, external_node_path_namespaceObject.join)(dist, sourcesFile);
	return (0, external_node_fs_namespaceObject.existsSync)(file) && (0, external_node_fs_namespaceObject.readFileSync)(file, "utf8") === `${sources}\n`;
}
const dist = (0, external_node_path_namespaceObject.join)(project, "dist");
let fresh;
class StaleBundleError extends Error {
	constructor() {
		super("dist/ is older than its sources: run `npm run build`.");
	}
}
function requireFreshBundles() {
	fresh ??= areFresh(dist, hashOfSources());
	if (!fresh) throw new StaleBundleError();
}
function freshBundle(script) {
	if (script.startsWith(dist)) requireFreshBundles();
	return script;
}
const fresh_bundles = null && requireFreshBundles;
;
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;
const installedNode = (0, external_node_path_namespaceObject.join)(project, "node_modules/.bin/node");
const node24 = (0, external_node_fs_namespaceObject.existsSync)(installedNode) ? installedNode : process.execPath;
const cancellation = [
	{
		name: "SIGINT",
		graceMs: 7500
	},
	{
		name: "SIGTERM",
		graceMs: 2500
	},
	{
		name: "SIGKILL",
		graceMs: 0
	}
];
async function createPipe(path) {
	const server = (0, external_node_net_namespaceObject.createServer)().listen(path);
	await (0, external_node_events_namespaceObject.once)(server, "listening");
	const writer = (0, external_node_net_namespaceObject.connect)(path);
	const [reader] = await (0, external_node_events_namespaceObject.once)(server, "connection");
	server.close();
	return {
		reader,
		writer
	};
}
async function startStepProcess(options) {
	const { reader, writer } = await createPipe(options.pipePath);
	const { script, cwd, env } = options;
	const child = (0, external_node_child_process_namespaceObject.spawn)(node24, [script], {
		cwd,
		env,
		stdio: [
			"ignore",
			writer,
			writer
		]
	});
	writer.destroy();
	const drained = (0, external_node_events_namespaceObject.once)(reader.setEncoding("utf8").on("data", options.onOutput), "close");
	const ended = new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (exitCode, signal) => drained.then(() => resolve({
			exitCode,
			signal
		}), reject));
	});
	const hangUp = () => void reader.destroy();
	return {
		child,
		ended,
		hangUp
	};
}
async function sendSignals(child, steps) {
	const exited = new AbortController();
	child.once("exit", () => exited.abort());
	for (const { name, graceMs } of steps) {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill(name);
		await (0, promises_namespaceObject.setTimeout)(graceMs, undefined, { signal: exited.signal }).catch(() => {});
	}
}
;
const bundle = (0, external_node_path_namespaceObject.join)(project, "dist/emulator/index.js");
const printedLine = object({
	baseUrl: url(),
	authUrl: url(),
	accounts: array(object({
		username: schemas_string(),
		password: schemas_string(),
		role: schemas_string()
	})),
	apps: array(object({
		appId: schemas_string(),
		appUrl: schemas_string(),
		label: schemas_string()
	}))
});
async function startEmulatorProcess(args) {
	const child = (0, external_node_child_process_namespaceObject.spawn)(node24, [freshBundle(bundle), ...args], { stdio: [
		"ignore",
		"pipe",
		"pipe"
	] });
	const stop = async () => {
		process.off("exit", kill);
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill();
		await (0, external_node_events_namespaceObject.once)(child, "exit");
	};
	const kill = () => child.kill();
	process.once("exit", kill);
	const failed = (0, consumers_namespaceObject.text)(child.stderr).then((errorOutput) => Promise.reject(new Error(`The emulator ended: ${errorOutput.trim()}`)));
	failed.catch(() => {});
	const [line] = await Promise.race([(0, external_node_events_namespaceObject.once)((0, external_node_readline_namespaceObject.createInterface)(child.stdout), "line"), failed]);
	return {
		...printedLine.parse(JSON.parse(line)),
		stop
	};
}
;
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;
const leven_array = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) {
		return 0;
	}
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) {
		start++;
	}
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}
	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance ? maxDistance : secondLength;
	}
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		leven_array[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = leven_array[index];
			result = leven_array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (leven_array[index] < rowMinimum) {
					rowMinimum = leven_array[index];
				}
			}
			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}
	leven_array.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}
function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}
	const userMax = options?.maxDistance;
	const targetLength = target.length;
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}
	if (userMax === 0) {
		return undefined;
	}
	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();
	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}
		seen.add(candidate);
		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}
		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}
		const cap = Number.isFinite(bestDist) ? userMax === undefined ? bestDist : Math.min(bestDist, userMax) : userMax;
		const distance = cap === undefined ? leven(target, candidate) : leven(target, candidate, { maxDistance: cap });
		if (userMax !== undefined && distance > userMax) {
			continue;
		}
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}
		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}
	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}
	return best;
}
;
function nearestName(word, names) {
	const kebabCase = word.replaceAll(/[\s_]/g, "-");
	if (kebabCase.length < 3) return undefined;
	const [containing] = names.filter((name) => name.includes(kebabCase)).sort((left, right) => left.length - right.length);
	return containing ?? closestMatch(kebabCase, names, { maxDistance: Math.floor(kebabCase.length / 3) });
}
;
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
function sentence(text) {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}
function sentences(...parts) {
	return parts.filter(Boolean).map(sentence).join(" ");
}
function capitalized(text) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
;
const secretVariables = {
	password: "SECURITY_TEST_PASSWORD",
	"api-token": "SECURITY_TEST_API_TOKEN"
};
const emulatorLogin = {
	username: "appsec@acme.test",
	password: "rehearse-acme-appsec"
};
const networkVariables = [...[
	"HTTPS_PROXY",
	"https_proxy",
	"HTTP_PROXY",
	"http_proxy"
], ...[
	"NODE_EXTRA_CA_CERTS",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR"
]];
function loginFor(inputs, env) {
	const secrets = Object.entries(secretVariables).flatMap(([name, variable]) => {
		const value = env[variable];
		return value ? [[name, value]] : [];
	});
	const isEmulator = isLoopbackUrl(inputs["base-url"]);
	if (secrets.length > 0 || inputs.username || !isEmulator) return Object.fromEntries(secrets);
	return emulatorLogin;
}
function networkEnvironment(inputs, env) {
	if (isLoopbackUrl(inputs["base-url"])) return {};
	const noProxy = [env.NO_PROXY ?? env.no_proxy, "127.0.0.1"].filter(Boolean).join(",");
	const set = networkVariables.flatMap((name) => {
		const value = env[name];
		return value ? [[name, value]] : [];
	});
	return {
		...Object.fromEntries(set),
		NO_PROXY: noProxy,
		no_proxy: noProxy
	};
}
function isLoopbackUrl(url) {
	const hostname = URL.canParse(url ?? "") ? new URL(url ?? "").hostname : "";
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
;
class UsageError extends Error {}
function parseDemoCommand(args, actions) {
	const [first = "-"] = args;
	const [action, options] = first.startsWith("-") ? ["gate", args] : [first, args.slice(1)];
	const inputNames = actions[action];
	if (inputNames === undefined) throw new UsageError(`There is no action ${action}. ${suggest("", action, Object.keys(actions))}Options begin with --, and follow a -- of their own.`);
	const { help = false, runs = "1", ...inputs } = readOptions(options, inputNames);
	if (!/^[1-9]\d?$/.test(`${runs}`)) throw new UsageError(`--runs must be a number from 1 to 99, not ${runs}.`);
	const texts = Object.entries(inputs).map(([name, value]) => [name, `${value}`]);
	return {
		help: help === true,
		action,
		runs: Number(runs),
		inputs: Object.fromEntries(texts)
	};
}
function suggest(prefix, word, names) {
	const nearest = nearestName(word, names);
	return nearest === undefined ? "" : `Did you mean ${prefix}${nearest}? `;
}
function readOptions(args, inputNames) {
	const inputs = inputNames.map((name) => [name, { type: "string" }]);
	const options = {
		...Object.fromEntries(inputs),
		help: {
			type: "boolean",
			short: "h"
		},
		runs: { type: "string" }
	};
	const names = Object.keys(options).filter((name) => !(name in secretVariables));
	const { tokens } = (0, external_node_util_namespaceObject.parseArgs)({
		args,
		options,
		strict: false,
		tokens: true
	});
	for (const token of tokens) if (token.kind === "option") refuseSecret(token.name);
	const unknown = tokens.flatMap((token) => token.kind === "option" && !names.includes(token.name) ? [`There is no ${token.rawName}. ${suggest("--", token.name, names)}`.trim()] : []);
	if (unknown.length > 0) throw new UsageError([...unknown, "See --help."].join("\n"));
	try {
		return (0, external_node_util_namespaceObject.parseArgs)({
			args,
			options
		}).values;
	} catch (error) {
		throw new UsageError(messageOf(error));
	}
}
function refuseSecret(name) {
	const variable = secretVariables[name];
	if (variable !== undefined) throw new UsageError(`--${name} is not accepted on the command line: set the environment variable ${variable}.`);
}
;
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
var yaml_dist = __nccwpck_require__(8815);
;
function coerce_string(params) {
	return _coercedString(ZodString, params);
}
function coerce_number(params) {
	return core._coercedNumber(schemas.ZodNumber, params);
}
function coerce_boolean(params) {
	return core._coercedBoolean(schemas.ZodBoolean, params);
}
function coerce_bigint(params) {
	return core._coercedBigint(schemas.ZodBigInt, params);
}
function coerce_date(params) {
	return core._coercedDate(schemas.ZodDate, params);
}
;
const description = schemas_string().default("");
const inputSchema = object({
	description,
	required: schemas_boolean().default(false),
	default: coerce_string().default("")
});
const schema = object({
	inputs: record(schemas_string(), inputSchema).default({}),
	outputs: record(schemas_string(), object({ description })).default({}),
	runs: object({
		using: literal("node24"),
		main: schemas_string()
	})
});
function readActionMetadata(path) {
	const { inputs, outputs, runs } = schema.parse((0, yaml_dist.qg)((0, external_node_fs_namespaceObject.readFileSync)(path, "utf8")));
	return {
		inputs,
		outputs,
		main: (0, external_node_path_namespaceObject.join)((0, external_node_path_namespaceObject.dirname)(path), runs.main)
	};
}
function evaluateDefault(text, githubToken) {
	return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
		if (expression === "github.token") return githubToken;
		throw new Error(`The runner stand-in cannot evaluate the expression \${{ ${expression} }}`);
	});
}
function inputVariables({ inputs }, { given, githubToken }) {
	const unknown = Object.keys(given).filter((name) => !(name in inputs));
	if (unknown.length > 0) throw new Error(`Not an input of the action: ${unknown.join(", ")}`);
	const variables = Object.entries(inputs).map(([name, input]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, evaluateDefault(given[name] ?? input.default, githubToken)]);
	return Object.fromEntries(variables);
}
;
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
;
const actionsBot = {
	id: 41898282,
	login: "github-actions[bot]",
	type: "Bot"
};
const octocat = {
	id: 583231,
	login: "octocat",
	type: "User"
};
const mallory = {
	id: 666,
	login: "mallory",
	type: "User"
};
const api = "https://api.github.test";
const repository = `${api}/repos/octo-org/shop`;
const pages = "https://github.test/octo-org/shop";
const times = {
	created_at: "2026-11-20T14:00:00Z",
	updated_at: "2026-11-20T14:00:00Z"
};
const fill = (value, names) => Object.fromEntries(names.split(" ").map((name) => [name, value]));
function linksOf(url, names) {
	const parts = names.split(" ").map((name) => [`${name}_url`, `${url}/${name}`]);
	return {
		url,
		html_url: url,
		...Object.fromEntries(parts)
	};
}
const userLinks = "followers following gists starred subscriptions organizations repos events received_events";
function renderUser(user) {
	const login = encodeURIComponent(user.login);
	const url = `${api}/users/${login}`;
	return {
		...user,
		...linksOf(url, userLinks),
		node_id: `U_${user.id}`,
		avatar_url: `https://avatars.github.test/u/${user.id}`,
		gravatar_id: "",
		html_url: `https://github.test/${login}`,
		site_admin: false
	};
}
function renderSelf(user) {
	const unknown = fill(null, "bio blog company email hireable location name");
	const counts = fill(0, "followers following public_gists public_repos");
	return {
		...renderUser(user),
		...unknown,
		...counts,
		...times
	};
}
function renderComment({ id, number, body, user }) {
	return {
		id,
		node_id: `IC_${id}`,
		url: `${repository}/issues/comments/${id}`,
		html_url: `${pages}/pull/${number}#issuecomment-${id}`,
		issue_url: `${repository}/issues/${number}`,
		body,
		user: user && renderUser(user),
		author_association: "NONE",
		performed_via_github_app: null,
		...times
	};
}
function renderIssue({ id, number, title, body, state, labels, user }) {
	const url = `${repository}/issues/${number}`;
	return {
		id,
		node_id: `I_${id}`,
		number,
		title,
		body,
		state,
		url,
		repository_url: repository,
		labels_url: `${url}/labels{/name}`,
		comments_url: `${url}/comments`,
		events_url: `${url}/events`,
		html_url: `${pages}/issues/${number}`,
		labels: labels.map(renderLabel),
		user: user && renderUser(user),
		...fill(null, "assignee milestone"),
		assignees: [],
		locked: false,
		comments: 0,
		author_association: "NONE",
		closed_at: state === "closed" ? times.updated_at : null,
		...times
	};
}
function renderLabel(name, id) {
	return {
		id,
		node_id: `L_${id}`,
		name,
		color: "ededed",
		default: false
	};
}
const noStatus = {
	state: "",
	context: "",
	description: "",
	target_url: ""
};
function renderStatus({ sha, ...status }) {
	return {
		...status,
		...times,
		id: 1,
		node_id: "SC_1",
		url: `${repository}/statuses/${sha}`,
		avatar_url: `https://avatars.github.test/u/${actionsBot.id}`,
		creator: renderUser(actionsBot)
	};
}
;
const headSha = "9f2c4f6a1b7d3e5c8a0b2d4f6e8a1c3b5d7f9e0a";
const mergeSha = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
const baseSha = "1c002dd4b536e7479fe34593e72e6c6c1819e53b";
const owner = {
	login: "octo-org",
	id: 6811672,
	type: "Organization",
	html_url: "https://github.com/octo-org"
};
const author = {
	...octocat,
	html_url: "https://github.com/octocat"
};
function github_event_repository(visibility) {
	return {
		id: 186853002,
		name: "shop",
		full_name: "octo-org/shop",
		private: visibility === "private",
		visibility,
		fork: false,
		owner,
		html_url: "https://github.com/octo-org/shop",
		default_branch: "main"
	};
}
function pullRequest(repo) {
	return {
		number: 42,
		id: 279147437,
		state: "open",
		draft: false,
		title: "Let customers change their address",
		html_url: `${repo.html_url}/pull/42`,
		user: author,
		head: {
			ref: "address-form",
			sha: headSha,
			repo,
			user: owner
		},
		base: {
			ref: "main",
			sha: baseSha,
			repo,
			user: owner
		},
		merge_commit_sha: mergeSha
	};
}
function pullRequestEvent(visibility = "private") {
	const repo = github_event_repository(visibility);
	return {
		name: "pull_request",
		payload: {
			action: "synchronize",
			number: 42,
			pull_request: pullRequest(repo),
			repository: repo,
			organization: owner,
			sender: author
		},
		variables: {
			GITHUB_SHA: mergeSha,
			GITHUB_REF: "refs/pull/42/merge",
			GITHUB_REF_NAME: "42/merge",
			GITHUB_REF_TYPE: "branch",
			GITHUB_HEAD_REF: "address-form",
			GITHUB_BASE_REF: "main"
		}
	};
}
const ownPayloads = (commit) => ({
	push: {
		ref: "refs/heads/main",
		before: baseSha,
		after: headSha,
		commits: []
	},
	schedule: { schedule: "17 3 * * *" },
	merge_group: {
		action: "checks_requested",
		merge_group: {
			head_sha: headSha,
			base_sha: baseSha,
			base_ref: "refs/heads/main"
		}
	},
	workflow_dispatch: {
		ref: "refs/heads/main",
		inputs: {}
	},
	workflow_run: {
		action: "completed",
		workflow_run: {
			id: 30433642,
			event: "pull_request",
			head_sha: commit,
			pull_requests: [],
			conclusion: "success"
		}
	},
	deployment_status: {
		action: "created",
		deployment: { sha: commit },
		deployment_status: { state: "success" }
	},
	repository_dispatch: {
		action: "security-test",
		client_payload: {}
	},
	issue_comment: {
		action: "created",
		issue: {
			number: 42,
			pull_request: { url: "https://api.github.test/pulls/42" }
		},
		comment: {
			body: "/security-test",
			author_association: "MEMBER"
		}
	}
});
function eventOnMain(name, sha, commit) {
	const shared = {
		repository: github_event_repository("private"),
		organization: owner,
		sender: author
	};
	return {
		name,
		payload: {
			...ownPayloads(commit)[name],
			...shared
		},
		variables: {
			GITHUB_SHA: sha,
			GITHUB_REF: "refs/heads/main",
			GITHUB_REF_NAME: "main",
			GITHUB_REF_TYPE: "branch"
		}
	};
}
function branchEvent(name) {
	return eventOnMain(name, headSha, headSha);
}
const openPull = {
	number: 42,
	state: "open",
	head: {
		sha: headSha,
		ref: "address-form",
		repository: "octo-org/shop"
	},
	base: {
		sha: baseSha,
		ref: "main"
	},
	merge: {
		sha: mergeSha,
		head: headSha
	}
};
function indirectEvent(name, commit = headSha) {
	return eventOnMain(name, name === "deployment_status" ? commit : baseSha, commit);
}
;
const scopes = [
	[/^\S+ \/repos\/[^/]+\/[^/]+\/issues\/(\d+\/)?comments/, "pull-requests"],
	[/^\S+ \/repos\/[^/]+\/[^/]+\/issues/, "issues"],
	[/^\S+ \/repos\/[^/]+\/[^/]+\/pulls/, "pull-requests"],
	[/^\S+ \/repos\/[^/]+\/[^/]+\/(commits\/[^/]+\/)?statuses/, "statuses"],
	[/^\S+ \/repos\/[^/]+\/[^/]+\/(contents|git|commits|branches)/, "contents"]
];
function permits(permissions, { method, path }) {
	const [, scope] = scopes.find(([call]) => call.test(`${method} ${path}`)) ?? [];
	if (scope === undefined) return true;
	const granted = permissions[scope];
	return granted === "write" || granted === "read" && method === "GET";
}
;
const notFound = {
	status: 404,
	body: { message: "Not Found" }
};
const github_repository_api = "https://api.github.test/repos/octo-org/shop";
function filesOf(history) {
	const last = history.at(-1);
	const refs = [...history, ...last ? [{
		...last,
		sha: "main"
	}] : []];
	const entries = refs.flatMap(({ sha, files }) => Object.entries(files).map(([path, text]) => [`${sha}:${path}`, text]));
	return Object.fromEntries(entries);
}
function branchAt(branches, name) {
	const branch = branches[name];
	if (branch === undefined) return {
		status: 404,
		body: { message: "Branch not found" }
	};
	const { sha, protected: isProtected = false } = branch;
	const url = `${github_repository_api}/branches/${name}`;
	const protection = {
		enabled: isProtected,
		required_status_checks: {
			enforcement_level: "off",
			contexts: [],
			checks: []
		}
	};
	const links = {
		_links: {
			html: url,
			self: url
		},
		protection_url: `${url}/protection`
	};
	const commit = renderCommit({ sha });
	return {
		status: 200,
		body: {
			name,
			commit,
			protected: isProtected,
			protection,
			...links
		}
	};
}
function mergeQueueRules(timeoutMinutes) {
	if (timeoutMinutes === undefined) return [];
	const ruleset = {
		ruleset_source_type: "Repository",
		ruleset_source: "octo-org/shop"
	};
	const parameters = {
		check_response_timeout_minutes: timeoutMinutes,
		grouping_strategy: "ALLGREEN",
		max_entries_to_build: 5,
		max_entries_to_merge: 5,
		merge_method: "MERGE",
		min_entries_to_merge: 1,
		min_entries_to_merge_wait_minutes: 5
	};
	return [{
		type: "deletion",
		...ruleset,
		ruleset_id: 1
	}, {
		type: "merge_queue",
		parameters,
		...ruleset,
		ruleset_id: 1
	}];
}
const repositoryLinks = "archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees";
function renderRepository(fullName) {
	const url = `https://api.github.test/repos/${fullName}`;
	return {
		...linksOf(url, repositoryLinks),
		...fill(true, "has_discussions has_downloads has_issues has_projects has_wiki has_pages"),
		...fill("main", "clone_url git_url ssh_url default_branch"),
		...fill(0, "forks open_issues stargazers watchers size"),
		...fill(0, "network_count subscribers_count forks_count open_issues_count stargazers_count watchers_count"),
		...fill(false, "fork archived disabled"),
		...fill(null, "description homepage language license mirror_url"),
		...times,
		svn_url: url,
		id: 1,
		node_id: "R_1",
		name: fullName.split("/")[1],
		full_name: fullName,
		owner: renderUser(octocat),
		private: true,
		pushed_at: times.updated_at
	};
}
function renderOwnRepository(visibility, defaultBranch) {
	return {
		...renderRepository("octo-org/shop"),
		default_branch: defaultBranch,
		visibility,
		private: visibility && visibility !== "public"
	};
}
function listCommits(history, query) {
	const path = query.get("path");
	const last = history.findIndex(({ sha }) => sha === query.get("sha"));
	const size = Number(query.get("per_page") ?? 30);
	const page = Number(query.get("page") ?? 1);
	const upTo = last < 0 ? history : history.slice(0, 1 + last);
	const changed = upTo.filter(({ files }, index) => path === null || files[path] !== upTo[index - 1]?.files[path]);
	const commits = changed.toReversed().slice((page - 1) * size, page * size);
	return {
		status: 200,
		body: commits.map(renderCommit)
	};
}
function commitAt(refs, ref) {
	const sha = refs[ref] ?? Object.values(refs).find((each) => each === ref);
	if (sha !== undefined) return {
		status: 200,
		body: renderCommit({ sha })
	};
	const documentation_url = "https://docs.github.com/rest/commits/commits";
	const body = {
		message: `No commit found for SHA: ${ref}`,
		documentation_url
	};
	return {
		status: 422,
		body
	};
}
function renderCommit({ sha }) {
	const person = {
		name: "Mona",
		email: "mona@github.test",
		date: "2026-01-01T00:00:00Z"
	};
	const url = `${github_repository_api}/commits/${sha}`;
	const commit = {
		url,
		author: person,
		committer: person,
		message: "Change",
		tree: {
			sha,
			url
		},
		comment_count: 0
	};
	const links = {
		url,
		html_url: url,
		comments_url: `${url}/comments`
	};
	return {
		...links,
		sha,
		node_id: `C_${sha}`,
		commit,
		author: null,
		committer: null,
		parents: []
	};
}
const maxContentBytes = 1024 * 1024;
function renderFile(files, path, query, defaultRef = "") {
	const text = files[`${query.get("ref") ?? defaultRef}:${path}`] ?? files[path];
	if (text === undefined) return notFound;
	const { sha, size, content } = blobOf(text);
	const url = `${github_repository_api}/contents/${path}`;
	const links = {
		url,
		git_url: null,
		html_url: null,
		download_url: null
	};
	const isLarge = size > maxContentBytes;
	const file = {
		type: "file",
		name: path.split("/").at(-1),
		path,
		sha,
		size,
		...links
	};
	const encoded = isLarge ? {
		encoding: "none",
		content: ""
	} : {
		encoding: "base64",
		content
	};
	const body = {
		...file,
		...encoded,
		_links: {
			self: url,
			git: null,
			html: null
		}
	};
	return {
		status: 200,
		body
	};
}
function renderBlob(files, sha) {
	const blob = Object.values(files).map(blobOf).find((each) => each.sha === sha);
	if (blob === undefined) return notFound;
	const rest = {
		node_id: `B_${sha}`,
		url: `${github_repository_api}/git/blobs/${sha}`,
		encoding: "base64"
	};
	return {
		status: 200,
		body: {
			...blob,
			...rest
		}
	};
}
function blobIdOf(text) {
	const bytes = Buffer.from(text);
	return (0, external_node_crypto_namespaceObject.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function blobOf(text) {
	const bytes = Buffer.from(text);
	const sha = blobIdOf(text);
	const content = bytes.toString("base64").replaceAll(/.{60}/g, "$&\n");
	return {
		sha,
		size: bytes.length,
		content
	};
}
function answerOfOthers(others, { method, path, query }) {
	const [, name = "", kind, rest] = /^\/repos\/([^/]+\/[^/]+)\/(commits|contents)(?:\/(.+))?$/.exec(path) ?? [];
	const other = others[name];
	if (other === undefined || method !== "GET") return notFound;
	const { refs, history } = other;
	const part = rest && decodeURIComponent(rest);
	if (kind === "contents") return part ? renderFile(filesOf(history), part, query) : notFound;
	if (part) return commitAt(refs, part);
	return listCommits(history, query);
}
;
function createPostStore(self) {
	const comments = [];
	const issues = [];
	const statuses = [];
	let lastId = 100;
	const post = (list, given) => {
		lastId += 1;
		const common = {
			id: lastId,
			number: lastId,
			title: "",
			body: "",
			state: "open",
			labels: []
		};
		const posted = {
			...common,
			user: self,
			...given
		};
		list.push(posted);
		return posted;
	};
	const render = (posted) => comments.includes(posted) ? renderComment(posted) : renderIssue(posted);
	const add = (list, given) => (given.body?.length ?? 0) > 65536 ? {
		status: 422,
		body: { message: "Validation Failed" }
	} : {
		status: 201,
		body: render(post(list, given))
	};
	const change = (list, id, changes) => {
		const found = list.find((posted) => posted.id === id);
		if (!found) return notFound;
		return {
			status: 200,
			body: render(Object.assign(found, changes))
		};
	};
	const remove = (list, id) => {
		const index = list.findIndex((posted) => posted.id === id);
		if (index < 0) return { status: 404 };
		list.splice(index, 1);
		return { status: 204 };
	};
	const list = (posts, query) => page(posts.map(render), query);
	const setStatus = (sha, body) => {
		if ([...body.description ?? ""].length > 140) return {
			status: 422,
			body: { message: "Validation Failed" }
		};
		const status = {
			...noStatus,
			...body,
			sha
		};
		statuses.push(status);
		return {
			status: 201,
			body: renderStatus(status)
		};
	};
	const statusesOf = (sha, query) => {
		const newestFirst = statuses.filter((status) => status.sha === sha).toReversed();
		return page(newestFirst.map(renderStatus), query);
	};
	return {
		comments,
		issues,
		statuses,
		add,
		change,
		remove,
		setStatus,
		statusesOf,
		commentsOn: (number, query) => list(comments.filter((comment) => comment.number === number), query),
		findIssues: (query) => list(matchingIssues(issues, query), query),
		addComment: (comment) => post(comments, {
			number: 42,
			...comment
		}),
		addIssue: (issue) => post(issues, issue)
	};
}
function page(all, query) {
	const size = Math.min(Number(query.get("per_page") ?? 30), 100);
	const number = Number(query.get("page") ?? 1);
	const body = all.slice((number - 1) * size, number * size);
	return {
		status: 200,
		body,
		...number * size < all.length && { next: number + 1 }
	};
}
function matchingIssues(issues, query) {
	const state = query.get("state") ?? "open";
	const label = query.get("labels");
	const found = issues.filter((issue) => state === "all" || issue.state === state).filter(({ labels }) => label === null || labels.includes(label));
	return query.get("direction") === "asc" ? found : found.reverse();
}
;
function pullAt(pulls, number) {
	const pull = pulls.find((each) => each.number === number);
	return pull === undefined ? notFound : {
		status: 200,
		body: renderPull(pull)
	};
}
function mergeCommitAt(pulls, sha) {
	const pull = pulls.find(({ merge }) => merge?.sha === sha);
	if (!pull?.merge) return notFound;
	const { commit } = renderCommit({ sha });
	const parents = [pull.base.sha, pull.merge.head].map((parent) => ({
		sha: parent,
		url: `${github_repository_api}/git/commits/${parent}`,
		html_url: `${github_repository_api}/commit/${parent}`
	}));
	const signature = fill(null, "signature payload verified_at");
	const verification = {
		verified: false,
		reason: "unsigned",
		...signature
	};
	const { url, author, committer, message, tree } = commit;
	const links = {
		url,
		html_url: url
	};
	const body = {
		sha,
		node_id: `C_${sha}`,
		...links,
		author,
		committer,
		message,
		tree
	};
	return {
		status: 200,
		body: {
			...body,
			parents,
			verification
		}
	};
}
const pullLinks = "comments commits diff issue patch review_comment review_comments statuses";
function renderPull({ number, state, head, base, merge }) {
	const url = `${github_repository_api}/pulls/${number}`;
	const side = ({ sha, ref }, repository) => ({
		label: `octocat:${ref}`,
		ref,
		sha,
		user: renderUser(octocat),
		repo: repository === null ? null : renderRepository(repository)
	});
	const relations = "comments commits statuses html issue self review_comments review_comment";
	return {
		...linksOf(url, pullLinks),
		...times,
		...fill(null, "assignee auto_merge body closed_at merged_at merged_by milestone"),
		...fill(0, "additions changed_files comments commits deletions review_comments"),
		...fill(false, "locked maintainer_can_modify merged"),
		id: number,
		node_id: `PR_${number}`,
		number,
		state,
		title: "Let customers change their address",
		user: renderUser(octocat),
		head: side(head, head.repository),
		base: side(base, "octo-org/shop"),
		merge_commit_sha: merge?.sha ?? null,
		mergeable: merge ? true : null,
		mergeable_state: "clean",
		author_association: "NONE",
		labels: [],
		_links: fill({ href: url }, relations)
	};
}
;
async function listen(server) {
	await (0, external_node_events_namespaceObject.once)(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server has no port");
	return `http://127.0.0.1:${address.port}`;
}
function loopback_server_close(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
;
const forbidden = {
	status: 403,
	body: { message: "Resource not accessible by integration" }
};
const ok = (body) => ({
	status: 200,
	body
});
function createGitHub(options) {
	const { self = actionsBot, mayLabel = true, files = {}, history = [], pulls = [] } = options;
	const branches = {
		main: { sha: history.at(-1)?.sha ?? baseSha },
		...options.branches
	};
	const allFiles = {
		...files,
		...filesOf(history)
	};
	const posts = createPostStore(self);
	const { add, change, remove, comments, issues } = posts;
	const routes = [
		[/^GET contents\/(.+)$/, ({ part, query }) => renderFile(allFiles, part, query, "main")],
		[/^GET branches\/(.+)$/, ({ part }) => branchAt(branches, part)],
		[/^GET rules\/branches\/(.+)$/, () => ok(mergeQueueRules(options.mergeQueueMinutes))],
		[/^GET commits$/, ({ query }) => listCommits(history, query)],
		[/^GET \/repos\/octo-org\/shop$/, () => ok(renderOwnRepository(options.visibility, options.defaultBranch ?? "main"))],
		[/^GET pulls\/(\d+)$/, ({ id }) => pullAt(pulls, id)],
		[/^GET git\/commits\/(.+)$/, ({ part }) => mergeCommitAt(pulls, part)],
		[/^POST statuses\/(.+)$/, ({ part, body }) => posts.setStatus(part, body)],
		[/^GET commits\/(.+)\/statuses$/, ({ part, query }) => posts.statusesOf(part, query)],
		[/^GET pulls$/, () => ok([])],
		[/^GET git\/blobs\/(.+)$/, ({ part }) => renderBlob(files, part)],
		[/^POST \/graphql$/, () => ok({ data: { viewer: { login: self.login } } })],
		[/^GET \/user$/, () => self.type === "User" ? ok(renderSelf(self)) : forbidden],
		[/^GET issues\/(\d+)\/comments$/, ({ id, query }) => posts.commentsOn(id, query)],
		[/^POST issues\/(\d+)\/comments$/, ({ id, body }) => add(comments, {
			...body,
			number: id
		})],
		[/^DELETE issues\/comments\/(\d+)$/, ({ id }) => remove(comments, id)],
		[/^PATCH issues\/comments\/(\d+)$/, ({ id, body }) => change(comments, id, body)],
		[/^GET issues$/, ({ query }) => posts.findIssues(query)],
		[/^POST issues$/, ({ body }) => add(issues, {
			...body,
			...!mayLabel && { labels: [] }
		})],
		[/^PATCH issues\/(\d+)$/, ({ id, body }) => change(issues, id, body)]
	];
	const answer = (request) => {
		const call = `${request.method} ${request.path.replace("/repos/octo-org/shop/", "")}`;
		const [pattern, handle] = routes.find(([each]) => each.test(call)) ?? [];
		if (!handle) return answerOfOthers(options.others ?? {}, request);
		const part = decodeURIComponent(pattern?.exec(call)?.[1] ?? "");
		return handle({
			...request,
			part,
			id: Number(part)
		});
	};
	return {
		answer,
		comments,
		issues,
		statuses: posts.statuses,
		addComment: posts.addComment,
		addIssue: posts.addIssue
	};
}
async function startGitHubApi(options = {}) {
	const { basePath = "", identity, permissions } = options;
	const { answer: answerTo, ...github } = createGitHub(options);
	const requests = [];
	const faults = [];
	let publicUrl = "";
	const regularAnswer = (request) => permissions === undefined || permits(permissions, request) ? answerTo(request) : forbidden;
	const serve = async (incoming, response) => {
		const request = await readRequest(incoming, basePath);
		requests.push(request);
		const call = `${request.method} ${request.path}`;
		const next = faults.findIndex(({ pattern }) => pattern.test(call));
		const fault = next < 0 ? undefined : faults.splice(next, 1)[0]?.fault;
		if (fault === "hang") return;
		const answer = typeof fault === "object" ? fault : regularAnswer(request);
		if (fault === "lose") return void response.destroy();
		const headers = {
			...nextLink(publicUrl, request, answer),
			...answer.headers
		};
		sendGitHubAnswer(response, {
			...answer,
			headers
		});
	};
	const listener = (incoming, response) => void serve(incoming, response);
	const server = identity ? (0, external_node_https_namespaceObject.createServer)(identity, listener) : (0, external_node_http_namespaceObject.createServer)(listener);
	publicUrl = await listen(server) + basePath;
	return {
		...github,
		requests,
		url: publicUrl,
		calls: () => requests.map(({ method, path, query }) => `${method} ${path}${query.size > 0 ? `?${query}` : ""}`),
		fail: (pattern, fault, times = 1) => void faults.push(...Array.from({ length: times }, () => ({
			pattern,
			fault
		}))),
		publishAs: (url) => {
			publicUrl = url;
		},
		close: () => loopback_server_close(server)
	};
}
async function readRequest(incoming, basePath) {
	const { method = "", url = "", headers } = incoming;
	const { pathname, searchParams: query } = new URL(url, "http://github.test");
	const body = await (0, consumers_namespaceObject.text)(incoming);
	const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname.replace(/^\/api\/graphql$/, "/graphql");
	return {
		method,
		path,
		query,
		headers,
		body: body === "" ? {} : JSON.parse(body)
	};
}
function nextLink(url, { path, query }, { next }) {
	if (next === undefined) return {};
	const parameters = new URLSearchParams(query);
	parameters.set("page", String(next));
	return { link: `<${url}${path}?${parameters}>; rel="next"` };
}
function sendGitHubAnswer(response, { status, headers, body = "" }) {
	response.writeHead(status, {
		"content-type": "application/json; charset=utf-8",
		...headers
	});
	response.end(typeof body === "string" ? body : JSON.stringify(body));
}
;
function iso_datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function iso_date(params) {
	return core._isoDate(ZodISODate, params);
}
function iso_time(params) {
	return core._isoTime(ZodISOTime, params);
}
function iso_duration(params) {
	return core._isoDuration(ZodISODuration, params);
}
;
const runtime_token_base64url = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const resultsScope = "Actions.Results:ce7f54c7-61c7-4aae-887f-30da475f5f1a:ca395085-040a-526b-2ce8-bdc85f692774";
const runtimeToken = [
	runtime_token_base64url({
		alg: "RS256",
		typ: "JWT"
	}),
	runtime_token_base64url({
		scp: `Actions.GenericRead:00000000 ${resultsScope}`,
		iss: "vstoken.actions.githubusercontent.com"
	}),
	Buffer.from("signature of the runner stand-in").toString("base64url")
].join(".");
;
const backendIds = {
	workflow_run_backend_id: schemas_string().min(1),
	workflow_job_run_backend_id: schemas_string().min(1)
};
const createRequest = object({
	...backendIds,
	name: schemas_string().min(1),
	mime_type: schemas_string().default("application/zip"),
	expires_at: iso_datetime().optional()
});
const finalizeRequest = object({
	...backendIds,
	name: schemas_string(),
	size: schemas_string(),
	hash: schemas_string().optional()
});
const rpc = "/twirp/github.actions.results.api.v1.ArtifactService";
const twirpStatus = {
	malformed: 400,
	invalid_argument: 400,
	unauthenticated: 401,
	bad_route: 404,
	not_found: 404,
	already_exists: 409,
	internal: 500
};
const twirpError = (code, msg) => ({
	status: twirpStatus[code],
	body: {
		code,
		msg
	}
});
const outage = twirpError("internal", "the service has a bad day");
const sha256 = (bytes) => `sha256:${(0, external_node_crypto_namespaceObject.createHash)("sha256").update(bytes).digest("hex")}`;
class ArtifactStore {
	uploads = new Map();
	origin;
	constructor(origin) {
		this.origin = origin;
	}
	create(body) {
		const { name, mime_type: mimeType, expires_at: expiresAt } = createRequest.parse(body);
		const taken = "an artifact with this name already exists on the workflow run";
		if (this.uploads.has(name)) return twirpError("already_exists", taken);
		const id = 3000000001 + this.uploads.size;
		const signature = (0, external_node_crypto_namespaceObject.randomUUID)();
		const announced = {
			id,
			name,
			mimeType,
			expiresAt,
			signature
		};
		this.uploads.set(name, {
			...announced,
			blocks: new Map(),
			finalized: false
		});
		const query = new URLSearchParams({
			se: "2099-01-01T00:00:00Z",
			sig: signature
		});
		const url = `${this.origin}/blob/${id}?${query}`;
		return {
			status: 200,
			body: {
				ok: true,
				signed_upload_url: url
			}
		};
	}
	putBlob(url, content) {
		const upload = [...this.uploads.values()].find(({ id }) => url.pathname === `/blob/${id}`);
		if (upload === undefined || url.searchParams.get("sig") !== upload.signature) return { status: 403 };
		if (url.searchParams.get("comp") === "block") {
			upload.blocks.set(url.searchParams.get("blockid") ?? "", content);
			return { status: 201 };
		}
		if (url.searchParams.get("comp") !== "blocklist") return { status: 400 };
		const ids = content.toString().matchAll(/<Latest>(.*?)<\/Latest>/g);
		const blocks = [...ids].map(([, id = ""]) => upload.blocks.get(id));
		if (!blocks.every((block) => block !== undefined)) return { status: 400 };
		upload.bytes = Buffer.concat(blocks);
		return { status: 201 };
	}
	finalize(body) {
		const request = finalizeRequest.parse(body);
		const upload = this.uploads.get(request.name);
		if (upload?.bytes === undefined) return twirpError("not_found", "the artifact was not uploaded");
		const complete = Number(request.size) === upload.bytes.length;
		if (!complete || request.hash !== undefined && request.hash !== sha256(upload.bytes)) return twirpError("invalid_argument", "size or hash is not that of the uploaded content");
		upload.finalized = true;
		return {
			status: 200,
			body: {
				ok: true,
				artifact_id: String(upload.id)
			}
		};
	}
	answer(request, content) {
		const url = new URL(request.url ?? "/", this.origin);
		if (request.method === "PUT") return this.putBlob(url, content);
		if (request.headers.authorization !== `Bearer ${runtimeToken}`) return twirpError("unauthenticated", "the runtime token is not the one of this job");
		try {
			if (url.pathname === `${rpc}/CreateArtifact`) return this.create(JSON.parse(content.toString()));
			if (url.pathname === `${rpc}/FinalizeArtifact`) return this.finalize(JSON.parse(content.toString()));
		} catch (error) {
			return twirpError("malformed", String(error));
		}
		return twirpError("bad_route", `no handler for ${url.pathname}`);
	}
}
function sendArtifactAnswer(response, { status, body }) {
	const content = body === undefined ? "" : JSON.stringify(body);
	const length = Buffer.byteLength(content);
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": length
	});
	response.end(content);
}
function stored({ id, name, mimeType, expiresAt, bytes, finalized }) {
	return finalized && bytes !== undefined ? [{
		id,
		name,
		bytes,
		mimeType,
		expiresAt
	}] : [];
}
async function startArtifactService({ taken = [], fault } = {}) {
	const requests = [];
	const server = (0, external_node_http_namespaceObject.createServer)(async (request, response) => {
		const content = await (0, consumers_namespaceObject.buffer)(request);
		const outcome = fault === "error" ? outage : fault ?? store.answer(request, content);
		const path = new URL(request.url ?? "/", url).pathname;
		const shown = typeof outcome === "string" ? outcome : outcome.status;
		requests.push(`${request.method} ${path} → ${shown}`);
		if (outcome === "refuse") request.socket.destroy();
		else if (outcome !== "hang") sendArtifactAnswer(response, outcome);
	});
	const url = await listen(server);
	const store = new ArtifactStore(url);
	const ids = {
		workflow_run_backend_id: "earlier",
		workflow_job_run_backend_id: "earlier"
	};
	for (const name of taken) store.create({
		...ids,
		name
	});
	return {
		url,
		artifacts: () => [...store.uploads.values()].flatMap(stored),
		requests,
		publishAs: (origin) => {
			store.origin = origin;
		},
		close: () => loopback_server_close(server)
	};
}
;
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;
class CommandFileError extends Error {}
function takeBlock(lines, delimiter) {
	const end = lines.indexOf(delimiter);
	if (end < 0) throw new CommandFileError(`Invalid value. Matching delimiter not found '${delimiter}'`);
	return lines.splice(0, end + 1).slice(0, end).join("\n");
}
function readEntry(line, following) {
	const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
	if (name === undefined || rest === undefined) throw new CommandFileError(`Invalid format '${line}'`);
	if (operator === "=") return [name, rest];
	if (name === "" || rest === "") throw new CommandFileError(`Invalid format '${line}': a name or delimiter is empty`);
	return [name, takeBlock(following, rest)];
}
function parseCommandFile(text) {
	const lines = text.split("\n");
	const values = {};
	for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
		if (line === "") continue;
		const [name, value] = readEntry(line, lines);
		values[name] = value;
	}
	return values;
}
;
const commandFiles = [
	"output",
	"step_summary",
	"state",
	"env",
	"path"
];
const summaryLimitBytes = 1024 * 1024;
const createJobFolder = () => (0, external_node_fs_namespaceObject.mkdtempSync)((0, external_node_path_namespaceObject.join)((0, external_node_os_namespaceObject.tmpdir)(), "gate-runner-"));
function createStepFiles(event, checkout, tempDir = createJobFolder()) {
	const folder = (name) => {
		(0, external_node_fs_namespaceObject.mkdirSync)((0, external_node_path_namespaceObject.join)(tempDir, name), { recursive: true });
		return (0, external_node_path_namespaceObject.join)(tempDir, name);
	};
	const file = (path, content) => {
		folder((0, external_node_path_namespaceObject.dirname)(path));
		(0, external_node_fs_namespaceObject.writeFileSync)((0, external_node_path_namespaceObject.join)(tempDir, path), content);
		return (0, external_node_path_namespaceObject.join)(tempDir, path);
	};
	for (const [path, content] of Object.entries(checkout.files)) file((0, external_node_path_namespaceObject.join)("workspace", path), content);
	for (const [path, target] of Object.entries(checkout.links)) {
		folder((0, external_node_path_namespaceObject.dirname)((0, external_node_path_namespaceObject.join)("workspace", path)));
		(0, external_node_fs_namespaceObject.symlinkSync)(target, (0, external_node_path_namespaceObject.join)(tempDir, "workspace", path));
	}
	const commandsDir = (0, external_node_fs_namespaceObject.mkdtempSync)((0, external_node_path_namespaceObject.join)(tempDir, "commands-"));
	const commands = commandFiles.map((name) => {
		const path = (0, external_node_path_namespaceObject.join)(commandsDir, name);
		(0, external_node_fs_namespaceObject.writeFileSync)(path, "");
		return [`GITHUB_${name.toUpperCase()}`, path];
	});
	const variables = {
		HOME: folder("home"),
		RUNNER_TEMP: folder("temp"),
		RUNNER_TOOL_CACHE: folder("tool-cache"),
		GITHUB_WORKSPACE: folder("workspace"),
		GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event.payload)),
		...Object.fromEntries(commands)
	};
	return {
		tempDir,
		commandsDir,
		variables
	};
}
function readStepFiles({ commandsDir }) {
	const refusals = [];
	const read = (name) => (0, external_node_fs_namespaceObject.readFileSync)((0, external_node_path_namespaceObject.join)(commandsDir, name), "utf8");
	const parse = (name) => {
		try {
			return parseCommandFile(read(name));
		} catch (error) {
			if (!(error instanceof CommandFileError)) throw error;
			refusals.push(`Unable to process file command '${name}' successfully. ${error.message}`);
			return {};
		}
	};
	const [outputs = {}] = [
		"output",
		"state",
		"env"
	].map(parse);
	const summary = read("step_summary");
	const isTooLarge = Buffer.byteLength(summary) > summaryLimitBytes;
	return {
		outputs,
		summary: isTooLarge ? "" : summary,
		refusals
	};
}
;
const quoted = /^".{7,}"$/s;
const entities = {
	"<": "lt",
	">": "gt",
	"\"": "quot",
	"'": "apos",
	"&": "amp"
};
const xmlEscape = (value) => value.replace(/[<>"'&]/g, (found) => `&${entities[found]};`);
function maskedForms(secret) {
	const bytes = Buffer.from(secret);
	return [
		secret,
		...[
			0,
			1,
			2
		].map((shift) => bytes.subarray(bytes.length > shift ? shift : 0).toString("base64")),
		secret.replaceAll("\"", "\\\""),
		secret.replaceAll("'", "''"),
		JSON.stringify(secret).slice(1, -1),
		encodeURIComponent(secret),
		xmlEscape(secret),
		...quoted.test(secret) ? [secret.slice(1, -1)] : []
	];
}
class SecretMasker {
	#forms = new Set();
	add(secret) {
		if (secret.trim() === "") return;
		const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
		for (const part of [secret, ...lines]) for (const form of part === "" ? [] : maskedForms(part)) this.#forms.add(form);
	}
	mask(text) {
		const hidden = new Uint8Array(text.length);
		for (const form of this.#forms) for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) hidden.fill(1, start, start + form.length);
		if (!hidden.includes(1)) return text;
		return text.replace(/./gs, (character, index) => {
			if (hidden[index] === 0) return character;
			return hidden[index - 1] === 1 ? "" : "***";
		});
	}
}
;
const handled = new Set(["add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher", "save-state set-env set-output stop-commands warning"].flatMap((names) => names.split(" ")));
const dataEscapes = {
	"%0D": "\r",
	"%0A": "\n",
	"%25": "%"
};
const propertyEscapes = {
	"%0D": "\r",
	"%0A": "\n",
	"%3A": ":",
	"%2C": ",",
	"%25": "%"
};
const bracketEscapes = {
	"%3B": ";",
	"%0D": "\r",
	"%0A": "\n",
	"%5D": "]",
	"%25": "%"
};
function unescapeData(text, escapes) {
	return Object.entries(escapes).reduce((result, [code, character]) => result.replaceAll(code, character), text);
}
function parseProperties(text, { separator, propertyEscapes }) {
	const pairs = text.split(separator).flatMap((pair) => {
		const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
		return name === undefined || value === undefined ? [] : [[name.toLowerCase(), unescapeData(value, propertyEscapes)]];
	});
	return Object.fromEntries(pairs);
}
const workflow_commands_forms = [{
	pattern: /^\s*::([^ ]*?)(?: (.*?))?::(.*)$/s,
	separator: ",",
	propertyEscapes,
	dataEscapes
}, {
	pattern: /##\[([^ \]]*)(?: ([^\]]*))?\](.*)$/s,
	separator: ";",
	propertyEscapes: bracketEscapes,
	dataEscapes: bracketEscapes
}];
function parseWorkflowCommand(line, stopToken) {
	for (const form of workflow_commands_forms) {
		const [, word, properties = "", data] = form.pattern.exec(line) ?? [];
		const name = word?.toLowerCase();
		if (name === undefined || data === undefined) continue;
		if (!handled.has(name) && name !== stopToken?.toLowerCase()) continue;
		return {
			name,
			properties: parseProperties(properties.trim(), form),
			data: unescapeData(data, form.dataEscapes)
		};
	}
	return undefined;
}
;
const labels = {
	error: "Error",
	warning: "Warning",
	notice: "Notice"
};
const isLevel = (name) => Object.hasOwn(labels, name);
function annotationsIn(commands) {
	return commands.flatMap(({ name, data, properties }) => isLevel(name) ? [{
		level: name,
		message: data,
		properties
	}] : []);
}
class StepLog {
	raw = [];
	shown = [];
	commands = [];
	masker = new SecretMasker();
	#onLine;
	#rest = "";
	#stopToken;
	#inGroup = false;
	constructor(secrets, onLine) {
		for (const secret of secrets) this.masker.add(secret);
		this.#onLine = onLine;
	}
	write(chunk) {
		const lines = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
		this.#rest = lines.pop() ?? "";
		for (const line of lines) this.#read(line);
	}
	end() {
		const rest = this.#rest.replace(/\r$/, "");
		this.#rest = "";
		if (rest !== "") this.#read(rest);
	}
	#read(line) {
		this.raw.push(line);
		const command = parseWorkflowCommand(line, this.#stopToken);
		if (command !== undefined && this.#obeys(command)) this.#obey(command);
		else this.#show(line);
	}
	#obeys(command) {
		return this.#stopToken === undefined || command.name === this.#stopToken.toLowerCase();
	}
	#obey(command) {
		const { name, data } = command;
		this.commands.push(command);
		if (isLevel(name)) this.#show(`${labels[name]}: ${data}`);
		else if (name === "add-mask") this.masker.add(data);
		else if (name === "stop-commands") this.#stopToken = data;
		else if (name === this.#stopToken?.toLowerCase()) this.#stopToken = undefined;
		else if (name === "group") this.#openGroup(data);
		else if (name === "endgroup") this.#inGroup = false;
	}
	#openGroup(title) {
		this.#inGroup = false;
		this.#show(`▼ ${title}`);
		this.#inGroup = true;
	}
	#show(text) {
		for (const line of text.split(/\r\n|\n|\r/)) {
			const shown = this.#inGroup ? `  ${line}`.trimEnd() : line;
			const masked = this.masker.mask(shown);
			this.shown.push(masked);
			this.#onLine(masked);
		}
	}
}
;
const repository_repository = "OWNER/security-test-gate";
;
const jobVariables = {
	GITHUB_ACTIONS: "true",
	GITHUB_REPOSITORY: "octo-org/shop",
	GITHUB_REPOSITORY_ID: "186853002",
	GITHUB_REPOSITORY_OWNER: "octo-org",
	GITHUB_REPOSITORY_OWNER_ID: "6811672",
	GITHUB_RUN_ID: "16412345678",
	GITHUB_RUN_NUMBER: "128",
	GITHUB_RUN_ATTEMPT: "1",
	GITHUB_RETENTION_DAYS: "90",
	GITHUB_WORKFLOW: "Security",
	GITHUB_WORKFLOW_REF: "octo-org/shop/.github/workflows/security.yml@refs/heads/main",
	GITHUB_WORKFLOW_SHA: "1c002dd4b536e7479fe34593e72e6c6c1819e53b",
	GITHUB_JOB: "security-test",
	GITHUB_REF_PROTECTED: "false",
	GITHUB_HEAD_REF: "",
	GITHUB_BASE_REF: "",
	GITHUB_ACTION: "gate",
	GITHUB_ACTION_REPOSITORY: repository_repository,
	GITHUB_ACTION_REF: "v1",
	GITHUB_ACTOR: "octocat",
	GITHUB_ACTOR_ID: "583231",
	GITHUB_TRIGGERING_ACTOR: "octocat",
	GITHUB_SERVER_URL: "https://github.com",
	GITHUB_GRAPHQL_URL: "http://127.0.0.1:1/graphql",
	RUNNER_NAME: "GitHub Actions 2",
	RUNNER_TRACKING_ID: "github_0d4c7a1e-5b1f-4c39-9f3c-6a2f0f3f5c11",
	RUNNER_WORKSPACE: "/home/runner/work/shop",
	RUNNER_ENVIRONMENT: "github-hosted",
	RUNNER_OS: "Linux",
	RUNNER_ARCH: "X64"
};
function stepVariables(step) {
	return {
		PATH: process.env.PATH ?? "",
		CI: "true",
		...jobVariables,
		GITHUB_EVENT_NAME: step.event.name,
		...step.event.variables,
		...step.files.variables,
		ACTIONS_RUNTIME_TOKEN: runtimeToken,
		ACTIONS_RUNTIME_URL: step.resultsUrl,
		ACTIONS_RESULTS_URL: step.resultsUrl,
		...step.inputs,
		...step.env
	};
}
;
const rootAction = (0, external_node_path_namespaceObject.join)(project, "action.yml");
const githubToken = "ghs_FakeTokenOfTheRunnerStandIn000000000";
async function runAction(run = {}) {
	const service = run.artifactService ?? await startArtifactService();
	const filesAtBase = Object.entries(run.base ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
	const github = run.github ?? await startGitHubApi({ files: Object.fromEntries(filesAtBase) });
	try {
		const env = {
			GITHUB_API_URL: github.url,
			...run.env
		};
		const step = await runStepProcess({
			...run,
			env
		}, service.url);
		const traces = github;
		return {
			...actionResult(step, service.artifacts()),
			github: traces
		};
	} finally {
		if (run.artifactService === undefined) await service.close();
		if (run.github === undefined) await github.close();
	}
}
function prepareStep(run, resultsUrl) {
	const action = readActionMetadata(run.action ?? rootAction);
	const inputs = inputVariables(action, {
		given: run.inputs ?? {},
		githubToken
	});
	const event = run.event ?? pullRequestEvent();
	const checkout = {
		files: run.workspace ?? {},
		links: run.links ?? {}
	};
	const files = createStepFiles(event, checkout, run.jobFolder);
	const env = stepVariables({
		event,
		files,
		resultsUrl,
		inputs,
		env: run.env ?? {}
	});
	return {
		script: run.script ?? freshBundle(action.main),
		files,
		env
	};
}
async function runStepProcess(run, resultsUrl) {
	const { script, files, env } = prepareStep(run, resultsUrl);
	const cancelTime = watchForCancelTime(run);
	const secrets = [
		githubToken,
		runtimeToken,
		...run.secrets ?? []
	];
	const log = new StepLog(secrets, cancelTime.onLine);
	const startedAt = performance.now();
	const started = await startStepProcess({
		script,
		cwd: (0, external_node_path_namespaceObject.join)(files.tempDir, "workspace"),
		env,
		pipePath: (0, external_node_path_namespaceObject.join)(files.commandsDir, "pipe"),
		onOutput: (chunk) => log.write(chunk)
	});
	const { child } = started;
	let cancelled = false;
	cancelTime.reached.then(() => {
		cancelled = child.exitCode === null && child.signalCode === null;
		const signals = run.cancel?.signals ?? cancellation;
		return signals === "hang-up" ? started.hangUp() : sendSignals(child, signals);
	});
	const end = await withinTime(started, log, run.timeoutMs ?? 24e4).catch((error) => {
		removeFolder(files.tempDir);
		throw error;
	});
	log.end();
	return {
		files,
		log,
		end,
		cancelled,
		durationMs: performance.now() - startedAt
	};
}
const removeFolder = (path) => (0, external_node_fs_namespaceObject.rmSync)(path, {
	recursive: true,
	force: true
});
function watchForCancelTime({ cancel, onLine: listener = () => {} }) {
	let resolve = () => {};
	const reached = new Promise((settle) => {
		resolve = settle;
	});
	const after = cancel?.after;
	if (typeof after === "number") setTimeout(resolve, after).unref();
	if (after instanceof Promise) after.then(resolve);
	const onLine = (line) => {
		if (after instanceof RegExp && after.test(line)) resolve(line);
		listener(line);
	};
	return {
		reached,
		onLine
	};
}
async function withinTime({ child, ended }, log, timeoutMs) {
	let late = false;
	const timer = setTimeout(() => {
		late = true;
		child.kill("SIGKILL");
	}, timeoutMs);
	const end = await ended.finally(() => clearTimeout(timer));
	if (late) {
		const lastLines = log.shown.slice(-50).join("\n");
		throw new Error(`The step took longer than ${timeoutMs} ms. Its last lines:\n${lastLines}`);
	}
	return end;
}
function actionResult({ files, log, end, cancelled, durationMs }, artifacts) {
	const { outputs, summary, refusals } = readStepFiles(files);
	const setOutputs = Object.fromEntries(log.commands.filter(({ name }) => name === "set-output").map(({ properties, data }) => [properties.name, data]));
	const conclusion = end.exitCode === 0 && refusals.length === 0 ? "success" : "failure";
	return {
		...end,
		cancelled,
		conclusion,
		log: log.raw.join("\n"),
		shownLog: log.shown.join("\n"),
		outputs: {
			...setOutputs,
			...outputs
		},
		summary,
		annotations: annotationsIn(log.commands),
		masks: log.commands.filter(({ name }) => name === "add-mask").map(({ data }) => data),
		commands: log.commands,
		artifacts,
		durationMs,
		tempDir: files.tempDir,
		commandsDir: files.commandsDir,
		mask: (text) => log.masker.mask(text),
		remove: () => removeFolder(files.tempDir)
	};
}
;
const metadataFile = (action) => (0, external_node_path_namespaceObject.join)(project, action === "gate" ? "" : action, "action.yml");
function readInputNames() {
	const names = ["gate", ...subActions()].map((action) => [action, Object.keys(readActionMetadata(metadataFile(action)).inputs)]);
	return Object.fromEntries(names);
}
async function openDemoStage(files) {
	const history = [{
		sha: baseSha,
		files
	}];
	return {
		github: await startGitHubApi({
			files,
			history
		}),
		files
	};
}
const isNodeOld = node24 === process.execPath && Number.parseInt(process.versions.node, 10) < 24;
const polyfills = (0, external_node_url_namespaceObject.pathToFileURL)((0, external_node_path_namespaceObject.join)(project, "dist/demo/polyfills.js"));
const firstRunId = 16412345678;
const noLimitMs = 2 ** 31 - 1;
function runDemoStep({ github, files }, step) {
	const { action, inputs, earlierRuns = 0, onLine = () => {} } = step;
	return runAction({
		action: metadataFile(action),
		inputs,
		event: action === "gate" ? pullRequestEvent() : branchEvent("push"),
		env: {
			...isNodeOld && { NODE_OPTIONS: `--import=${polyfills}` },
			GITHUB_RUN_ID: `${firstRunId + earlierRuns}`,
			...networkEnvironment(inputs, process.env)
		},
		secrets: [inputs.password ?? "", inputs["api-token"] ?? ""],
		workspace: files,
		github,
		onLine,
		timeoutMs: noLimitMs
	});
}
function readWritten({ outputs, tempDir }, output) {
	const path = outputs[output];
	return path ? (0, external_node_fs_namespaceObject.readFileSync)((0, external_node_path_namespaceObject.resolve)(tempDir, "workspace", path)) : undefined;
}
;
const quick = {
	"poll-interval-seconds": "0.3",
	"poll-max-interval-seconds": "0.6",
	"timeout-minutes": "0.1",
	"queue-timeout-minutes": "0.1",
	"report-timeout-seconds": "5"
};
const writtenFiles = {
	"sarif-file": "security.sarif",
	"findings-file": "findings.json",
	"output-file": "overview.json"
};
const overviewHosts = [
	"clean.test",
	"fixed-next.test",
	"vulnerable.test"
];
async function defaultInputs(stage, action, emulator, given) {
	return {
		...emulator && inputsForEmulator(action, emulator, given),
		...emulator && action === "triage" && await inputsForTriage(stage, emulator, given),
		...emulator && action === "overview" && await inputsForOverview(stage, emulator),
		...writtenFiles
	};
}
function inputsForEmulator(action, { baseUrl, accounts, apps }, given) {
	const account = accounts.find(({ role }) => role === "AppSec");
	const app = apps.find(({ label }) => label === "vulnerable");
	if (account === undefined || app === undefined) throw new Error("The emulator lacks an account or an app.");
	const { username, password } = account;
	return {
		"base-url": baseUrl,
		username,
		password,
		...subjectInputs(action, app, given),
		...quick
	};
}
function subjectInputs(action, { appId, appUrl, label }, given) {
	if (action === "register-app") return { "app-url": "https://onboarding.test" };
	if (action === "triage") return { action: "dismiss" };
	if (action === "overview") return {};
	if ("app-id" in given || "app-url" in given) return {};
	if (action === "delete-app") return {
		"app-url": appUrl,
		"confirm-label": label
	};
	return ["vision-run", "doctor"].includes(action) ? { "app-id": appId } : { "app-url": appUrl };
}
async function inputsForTriage(stage, emulator, given) {
	const app = given["app-id"] ? { "app-id": given["app-id"] } : {};
	const result = await runSilentGate(stage, emulator, app);
	const written = JSON.parse(`${readWritten(result, "findings-file")}`);
	result.remove();
	return given.action === "sync" ? { "app-id": result.outputs["app-id"] ?? "" } : { "finding-ids": written.findings[0]?.id ?? "" };
}
async function inputsForOverview(stage, emulator) {
	for (const host of overviewHosts) {
		const result = await runSilentGate(stage, emulator, { "app-url": `https://${host}` });
		result.remove();
	}
	return { "fail-on-severity": "high" };
}
function runSilentGate(stage, emulator, app) {
	const silent = {
		"comment-summary-in-pr": "never",
		"upload-report": "false"
	};
	const files = { "findings-file": writtenFiles["findings-file"] };
	const inputs = {
		...inputsForEmulator("gate", emulator, app),
		...app,
		...silent,
		...files
	};
	return runDemoStep(stage, {
		action: "gate",
		inputs
	});
}
;
const fileInputs = [
	"config-file",
	"openapi-file",
	"baseline-file",
	"spec-file",
	"ca-cert-file"
];
const remotePolicy = /^[^./][^/]*\/[^/]+\/.+@.+$/;
function readGivenFiles(inputs, folder) {
	const given = { ...inputs };
	const files = {};
	for (const [name, value] of Object.entries(inputs)) {
		if (!fileInputs.includes(name) || value === "" || remotePolicy.test(value)) continue;
		const file = (0, external_node_path_namespaceObject.resolve)(folder, value);
		const path = pathInRepository((0, external_node_path_namespaceObject.relative)(folder, file));
		given[name] = path;
		files[path] = readGiven(name, file);
	}
	return {
		inputs: given,
		files
	};
}
function pathInRepository(path) {
	return path.startsWith("..") || (0, external_node_path_namespaceObject.isAbsolute)(path) ? (0, external_node_path_namespaceObject.basename)(path) : path;
}
function readGiven(name, file) {
	try {
		return (0, external_node_fs_namespaceObject.readFileSync)(file, "utf8");
	} catch (error) {
		throw new UsageError(`--${name} names a file that cannot be read: ${messageOf(error)}`);
	}
}
;
const emptyOptions = {};
function lib_toString(value, options) {
	const settings = options || emptyOptions;
	const includeImageAlt = typeof settings.includeImageAlt === "boolean" ? settings.includeImageAlt : true;
	const includeHtml = typeof settings.includeHtml === "boolean" ? settings.includeHtml : true;
	return one(value, includeImageAlt, includeHtml);
}
function one(value, includeImageAlt, includeHtml) {
	if (lib_node(value)) {
		if ("value" in value) {
			return value.type === "html" && !includeHtml ? "" : value.value;
		}
		if (includeImageAlt && "alt" in value && value.alt) {
			return value.alt;
		}
		if ("children" in value) {
			return lib_all(value.children, includeImageAlt, includeHtml);
		}
	}
	if (Array.isArray(value)) {
		return lib_all(value, includeImageAlt, includeHtml);
	}
	return "";
}
function lib_all(values, includeImageAlt, includeHtml) {
	const result = [];
	let index = -1;
	while (++index < values.length) {
		result[index] = one(values[index], includeImageAlt, includeHtml);
	}
	return result.join("");
}
function lib_node(value) {
	return Boolean(value && typeof value === "object");
}
;
function splice(list, start, remove, items) {
	const end = list.length;
	let chunkStart = 0;
	let parameters;
	if (start < 0) {
		start = -start > end ? 0 : end + start;
	} else {
		start = start > end ? end : start;
	}
	remove = remove > 0 ? remove : 0;
	if (items.length < 1e4) {
		parameters = Array.from(items);
		parameters.unshift(start, remove);
		list.splice(...parameters);
	} else {
		if (remove) list.splice(start, remove);
		while (chunkStart < items.length) {
			parameters = items.slice(chunkStart, chunkStart + 1e4);
			parameters.unshift(start, 0);
			list.splice(...parameters);
			chunkStart += 1e4;
			start += 1e4;
		}
	}
}
function push(list, items) {
	if (list.length > 0) {
		splice(list, list.length, 0, items);
		return list;
	}
	return items;
}
;
class SpliceBuffer {
	constructor(initial) {
		this.left = initial ? [...initial] : [];
		this.right = [];
	}
	get(index) {
		if (index < 0 || index >= this.left.length + this.right.length) {
			throw new RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
		}
		if (index < this.left.length) return this.left[index];
		return this.right[this.right.length - index + this.left.length - 1];
	}
	get length() {
		return this.left.length + this.right.length;
	}
	shift() {
		this.setCursor(0);
		return this.right.pop();
	}
	slice(start, end) {
		const stop = end === null || end === undefined ? Number.POSITIVE_INFINITY : end;
		if (stop < this.left.length) {
			return this.left.slice(start, stop);
		}
		if (start > this.left.length) {
			return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
		}
		return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
	}
	splice(start, deleteCount, items) {
		const count = deleteCount || 0;
		this.setCursor(Math.trunc(start));
		const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY);
		if (items) chunkedPush(this.left, items);
		return removed.reverse();
	}
	pop() {
		this.setCursor(Number.POSITIVE_INFINITY);
		return this.left.pop();
	}
	push(item) {
		this.setCursor(Number.POSITIVE_INFINITY);
		this.left.push(item);
	}
	pushMany(items) {
		this.setCursor(Number.POSITIVE_INFINITY);
		chunkedPush(this.left, items);
	}
	unshift(item) {
		this.setCursor(0);
		this.right.push(item);
	}
	unshiftMany(items) {
		this.setCursor(0);
		chunkedPush(this.right, items.reverse());
	}
	setCursor(n) {
		if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
		if (n < this.left.length) {
			const removed = this.left.splice(n, Number.POSITIVE_INFINITY);
			chunkedPush(this.right, removed.reverse());
		} else {
			const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY);
			chunkedPush(this.left, removed.reverse());
		}
	}
}
function chunkedPush(list, right) {
	let chunkStart = 0;
	if (right.length < 1e4) {
		list.push(...right);
	} else {
		while (chunkStart < right.length) {
			list.push(...right.slice(chunkStart, chunkStart + 1e4));
			chunkStart += 1e4;
		}
	}
}
;
function subtokenize(eventsArray) {
	const jumps = {};
	let index = -1;
	let event;
	let lineIndex;
	let otherIndex;
	let otherEvent;
	let parameters;
	let subevents;
	let more;
	const events = new SpliceBuffer(eventsArray);
	while (++index < events.length) {
		while (index in jumps) {
			index = jumps[index];
		}
		event = events.get(index);
		if (index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix") {
			subevents = event[1]._tokenizer.events;
			otherIndex = 0;
			if (otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank") {
				otherIndex += 2;
			}
			if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") {
				while (++otherIndex < subevents.length) {
					if (subevents[otherIndex][1].type === "content") {
						break;
					}
					if (subevents[otherIndex][1].type === "chunkText") {
						subevents[otherIndex][1]._isInFirstContentOfListItem = true;
						otherIndex++;
					}
				}
			}
		}
		if (event[0] === "enter") {
			if (event[1].contentType) {
				Object.assign(jumps, subcontent(events, index));
				index = jumps[index];
				more = true;
			}
		} else if (event[1]._container) {
			otherIndex = index;
			lineIndex = undefined;
			while (otherIndex--) {
				otherEvent = events.get(otherIndex);
				if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
					if (otherEvent[0] === "enter") {
						if (lineIndex) {
							events.get(lineIndex)[1].type = "lineEndingBlank";
						}
						otherEvent[1].type = "lineEnding";
						lineIndex = otherIndex;
					}
				} else if (otherEvent[1].type === "linePrefix" || otherEvent[1].type === "listItemIndent") {} else {
					break;
				}
			}
			if (lineIndex) {
				event[1].end = { ...events.get(lineIndex)[1].start };
				parameters = events.slice(lineIndex, index);
				parameters.unshift(event);
				events.splice(lineIndex, index - lineIndex + 1, parameters);
			}
		}
	}
	splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));
	return !more;
}
function subcontent(events, eventIndex) {
	const token = events.get(eventIndex)[1];
	const context = events.get(eventIndex)[2];
	let startPosition = eventIndex - 1;
	const startPositions = [];
	let tokenizer = token._tokenizer;
	if (!tokenizer) {
		tokenizer = context.parser[token.contentType](token.start);
		if (token._contentTypeTextTrailing) {
			tokenizer._contentTypeTextTrailing = true;
		}
	}
	const childEvents = tokenizer.events;
	const jumps = [];
	const gaps = {};
	let stream;
	let previous;
	let index = -1;
	let current = token;
	let adjust = 0;
	let start = 0;
	const breaks = [start];
	while (current) {
		while (events.get(++startPosition)[1] !== current) {}
		startPositions.push(startPosition);
		if (!current._tokenizer) {
			stream = context.sliceStream(current);
			if (!current.next) {
				stream.push(null);
			}
			if (previous) {
				tokenizer.defineSkip(current.start);
			}
			if (current._isInFirstContentOfListItem) {
				tokenizer._gfmTasklistFirstContentOfListItem = true;
			}
			tokenizer.write(stream);
			if (current._isInFirstContentOfListItem) {
				tokenizer._gfmTasklistFirstContentOfListItem = undefined;
			}
		}
		previous = current;
		current = current.next;
	}
	current = token;
	while (++index < childEvents.length) {
		if (childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line) {
			start = index + 1;
			breaks.push(start);
			current._tokenizer = undefined;
			current.previous = undefined;
			current = current.next;
		}
	}
	tokenizer.events = [];
	if (current) {
		current._tokenizer = undefined;
		current.previous = undefined;
	} else {
		breaks.pop();
	}
	index = breaks.length;
	while (index--) {
		const slice = childEvents.slice(breaks[index], breaks[index + 1]);
		const start = startPositions.pop();
		jumps.push([start, start + slice.length - 1]);
		events.splice(start, 2, slice);
	}
	jumps.reverse();
	index = -1;
	while (++index < jumps.length) {
		gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];
		adjust += jumps[index][1] - jumps[index][0] - 1;
	}
	return gaps;
}
;
function postprocess(events) {
	while (!subtokenize(events)) {}
	return events;
}
;
const micromark_util_combine_extensions_hasOwnProperty = {}.hasOwnProperty;
function combineExtensions(extensions) {
	const all = {};
	let index = -1;
	while (++index < extensions.length) {
		syntaxExtension(all, extensions[index]);
	}
	return all;
}
function syntaxExtension(all, extension) {
	let hook;
	for (hook in extension) {
		const maybe = micromark_util_combine_extensions_hasOwnProperty.call(all, hook) ? all[hook] : undefined;
		const left = maybe || (all[hook] = {});
		const right = extension[hook];
		let code;
		if (right) {
			for (code in right) {
				if (!micromark_util_combine_extensions_hasOwnProperty.call(left, code)) left[code] = [];
				const value = right[code];
				constructs(left[code], Array.isArray(value) ? value : value ? [value] : []);
			}
		}
	}
}
function constructs(existing, list) {
	let index = -1;
	const before = [];
	while (++index < list.length) {
		;
		(list[index].add === "after" ? existing : before).push(list[index]);
	}
	splice(existing, 0, 0, before);
}
function combineHtmlExtensions(htmlExtensions) {
	const handlers = {};
	let index = -1;
	while (++index < htmlExtensions.length) {
		htmlExtension(handlers, htmlExtensions[index]);
	}
	return handlers;
}
function htmlExtension(all, extension) {
	let hook;
	for (hook in extension) {
		const maybe = micromark_util_combine_extensions_hasOwnProperty.call(all, hook) ? all[hook] : undefined;
		const left = maybe || (all[hook] = {});
		const right = extension[hook];
		let type;
		if (right) {
			for (type in right) {
				left[type] = right[type];
			}
		}
	}
}
;
const asciiAlpha = regexCheck(/[A-Za-z]/);
const asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
const asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(code) {
	return code !== null && (code < 32 || code === 127);
}
const asciiDigit = regexCheck(/\d/);
const asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
const asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(code) {
	return code !== null && code < -2;
}
function markdownLineEndingOrSpace(code) {
	return code !== null && (code < 0 || code === 32);
}
function markdownSpace(code) {
	return code === -2 || code === -1 || code === 32;
}
const unicodePunctuation = regexCheck(/\p{P}|\p{S}/u);
const unicodeWhitespace = regexCheck(/\s/);
function regexCheck(regex) {
	return check;
	function check(code) {
		return code !== null && code > -1 && regex.test(String.fromCharCode(code));
	}
}
;
function factorySpace(effects, ok, type, max) {
	const limit = max ? max - 1 : Infinity;
	let size = 0;
	return start;
	function start(code) {
		if (markdownSpace(code)) {
			effects.enter(type);
			return prefix(code);
		}
		return ok(code);
	}
	function prefix(code) {
		if (markdownSpace(code) && size++ < limit) {
			effects.consume(code);
			return prefix;
		}
		effects.exit(type);
		return ok(code);
	}
}
function factorySpaceMinMax(effects, ok, nok, type, min, max) {
	let size = 0;
	return start;
	function start(code) {
		if (max > 0 && markdownSpace(code)) {
			effects.enter(type);
			return prefix(code);
		}
		return after(code);
	}
	function prefix(code) {
		if (markdownSpace(code) && size < max) {
			effects.consume(code);
			size++;
			return prefix;
		}
		effects.exit(type);
		return after(code);
	}
	function after(code) {
		return size >= min ? ok(code) : nok(code);
	}
}
;
const content = { tokenize: initializeContent };
function initializeContent(effects) {
	const contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
	let previous;
	return contentStart;
	function afterContentStartConstruct(code) {
		if (code === null) {
			effects.consume(code);
			return;
		}
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return factorySpace(effects, contentStart, "linePrefix");
	}
	function paragraphInitial(code) {
		effects.enter("paragraph");
		return lineStart(code);
	}
	function lineStart(code) {
		const token = effects.enter("chunkText", {
			contentType: "text",
			previous
		});
		if (previous) {
			previous.next = token;
		}
		previous = token;
		return data(code);
	}
	function data(code) {
		if (code === null) {
			effects.exit("chunkText");
			effects.exit("paragraph");
			effects.consume(code);
			return;
		}
		if (markdownLineEnding(code)) {
			effects.consume(code);
			effects.exit("chunkText");
			return lineStart;
		}
		effects.consume(code);
		return data;
	}
}
;
class EditMap {
	constructor() {
		this.index = new Map();
		this.map = [];
	}
	add(index, remove, add) {
		addImplementation(this, index, remove, add, false);
	}
	addBefore(index, remove, add) {
		addImplementation(this, index, remove, add, true);
	}
	consume(events) {
		this.map.sort(function(a, b) {
			return a[0] - b[0];
		});
		if (this.map.length === 0) {
			return;
		}
		let index = this.map.length;
		const vecs = [];
		while (index > 0) {
			index -= 1;
			vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
			events.length = this.map[index][0];
		}
		vecs.push(events.slice());
		events.length = 0;
		let slice = vecs.pop();
		while (slice) {
			for (const element of slice) {
				events.push(element);
			}
			slice = vecs.pop();
		}
		this.map.length = 0;
		this.index.clear();
	}
}
function addImplementation(editMap, at, remove, add, before) {
	if (remove === 0 && add.length === 0) {
		return;
	}
	const existing = editMap.index.get(at);
	if (existing) {
		existing[1] += remove;
		if (before) {
			add.push(...existing[2]);
			existing[2] = add;
		} else {
			existing[2].push(...add);
		}
		return;
	}
	const change = [
		at,
		remove,
		add
	];
	editMap.map.push(change);
	editMap.index.set(at, change);
}
;
const document_document = { tokenize: initializeDocument };
const containerConstruct = { tokenize: tokenizeContainer };
function initializeDocument(effects) {
	const self = this;
	const stack = [];
	let continued = 0;
	let childFlow;
	let childToken;
	let lineStartOffset;
	return start;
	function start(code) {
		if (continued < stack.length) {
			const item = stack[continued];
			self.containerState = item[1];
			return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
		}
		return checkNewContainers(code);
	}
	function documentContinue(code) {
		continued++;
		if (self.containerState._closeFlow) {
			self.containerState._closeFlow = undefined;
			if (childFlow) {
				closeFlow();
			}
			const indexBeforeExits = self.events.length;
			let indexBeforeFlow = indexBeforeExits;
			let point;
			while (indexBeforeFlow--) {
				if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
					point = self.events[indexBeforeFlow][1].end;
					break;
				}
			}
			exitContainers(continued);
			let index = indexBeforeExits;
			while (index < self.events.length) {
				self.events[index][1].end = { ...point };
				index++;
			}
			const editMap = new EditMap();
			editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
			editMap.add(indexBeforeExits, index - indexBeforeExits, []);
			editMap.consume(self.events);
			return checkNewContainers(code);
		}
		return start(code);
	}
	function checkNewContainers(code) {
		if (continued === stack.length) {
			if (!childFlow) {
				return documentContinued(code);
			}
			if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) {
				return flowStart(code);
			}
			self.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack);
		}
		self.containerState = {};
		return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
	}
	function thereIsANewContainer(code) {
		if (childFlow) {
			closeFlow();
		}
		exitContainers(continued);
		return documentContinued(code);
	}
	function thereIsNoNewContainer(code) {
		self.parser.lazy[self.now().line] = continued !== stack.length;
		lineStartOffset = self.now().offset;
		return flowStart(code);
	}
	function documentContinued(code) {
		self.containerState = {};
		return effects.attempt(containerConstruct, containerContinue, flowStart)(code);
	}
	function containerContinue(code) {
		continued++;
		stack.push([self.currentConstruct, self.containerState]);
		return documentContinued(code);
	}
	function flowStart(code) {
		if (code === null) {
			if (childFlow) {
				closeFlow();
			}
			exitContainers(0);
			effects.consume(code);
			return;
		}
		childFlow = childFlow || self.parser.flow(self.now());
		effects.enter("chunkFlow", {
			_tokenizer: childFlow,
			contentType: "flow",
			previous: childToken
		});
		return flowContinue(code);
	}
	function flowContinue(code) {
		if (code === null) {
			writeToChild(effects.exit("chunkFlow"), true);
			exitContainers(0);
			effects.consume(code);
			return;
		}
		if (markdownLineEnding(code)) {
			effects.consume(code);
			writeToChild(effects.exit("chunkFlow"));
			continued = 0;
			self.interrupt = undefined;
			return start;
		}
		effects.consume(code);
		return flowContinue;
	}
	function writeToChild(token, endOfFile) {
		const stream = self.sliceStream(token);
		if (endOfFile) {
			stream.push(null);
		}
		token.previous = childToken;
		if (childToken) {
			childToken.next = token;
		}
		childToken = token;
		childFlow.defineSkip(token.start);
		childFlow.write(stream);
		if (self.parser.lazy[token.start.line]) {
			let index = childFlow.events.length;
			while (index--) {
				if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) {
					return;
				}
			}
			const indexBeforeExits = self.events.length;
			let indexBeforeFlow = indexBeforeExits;
			let seen;
			let point;
			while (indexBeforeFlow--) {
				if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
					if (seen) {
						point = self.events[indexBeforeFlow][1].end;
						break;
					}
					seen = true;
				}
			}
			exitContainers(continued);
			index = indexBeforeExits;
			while (index < self.events.length) {
				self.events[index][1].end = { ...point };
				index++;
			}
			const editMap = new EditMap();
			editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
			editMap.add(indexBeforeExits, index - indexBeforeExits, []);
			editMap.consume(self.events);
		}
	}
	function exitContainers(size) {
		let index = stack.length;
		while (index-- > size) {
			const entry = stack[index];
			self.containerState = entry[1];
			entry[0].exit.call(self, effects);
		}
		stack.length = size;
	}
	function closeFlow() {
		childFlow.write([null]);
		childToken = undefined;
		childFlow = undefined;
		self.containerState._closeFlow = undefined;
	}
}
function tokenizeContainer(effects, ok, nok) {
	return factorySpace(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4);
}
;
const blankLine = {
	partial: true,
	tokenize: tokenizeBlankLine
};
function tokenizeBlankLine(effects, ok, nok) {
	return start;
	function start(code) {
		return markdownSpace(code) ? factorySpace(effects, after, "linePrefix")(code) : after(code);
	}
	function after(code) {
		return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
	}
}
;
const content_content = {
	resolve: resolveContent,
	tokenize: tokenizeContent
};
const continuationConstruct = {
	partial: true,
	tokenize: tokenizeContinuation
};
function resolveContent(events) {
	subtokenize(events);
	return events;
}
function tokenizeContent(effects, ok) {
	let previous;
	return chunkStart;
	function chunkStart(code) {
		effects.enter("content");
		previous = effects.enter("chunkContent", { contentType: "content" });
		return chunkInside(code);
	}
	function chunkInside(code) {
		if (code === null) {
			return contentEnd(code);
		}
		if (markdownLineEnding(code)) {
			return effects.check(continuationConstruct, contentContinue, contentEnd)(code);
		}
		effects.consume(code);
		return chunkInside;
	}
	function contentEnd(code) {
		effects.exit("chunkContent");
		effects.exit("content");
		return ok(code);
	}
	function contentContinue(code) {
		effects.consume(code);
		effects.exit("chunkContent");
		previous.next = effects.enter("chunkContent", {
			contentType: "content",
			previous
		});
		previous = previous.next;
		return chunkInside;
	}
}
function tokenizeContinuation(effects, ok, nok) {
	const self = this;
	return startLookahead;
	function startLookahead(code) {
		effects.exit("chunkContent");
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return factorySpace(effects, prefixed, "linePrefix");
	}
	function prefixed(code) {
		if (code === null || markdownLineEnding(code)) {
			return nok(code);
		}
		const tail = self.events[self.events.length - 1];
		if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], true).length >= 4) {
			return ok(code);
		}
		return effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
	}
}
;
const flow = { tokenize: initializeFlow };
function initializeFlow(effects) {
	const self = this;
	const initial = effects.attempt(blankLine, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, factorySpace(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content_content, afterConstruct)), "linePrefix")));
	return initial;
	function atBlankEnding(code) {
		if (code === null) {
			effects.consume(code);
			return;
		}
		effects.enter("lineEndingBlank");
		effects.consume(code);
		effects.exit("lineEndingBlank");
		self.currentConstruct = undefined;
		return initial;
	}
	function afterConstruct(code) {
		if (code === null) {
			effects.consume(code);
			return;
		}
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		self.currentConstruct = undefined;
		return initial;
	}
}
;
const resolver = { resolveAll: createResolver() };
const text_string = initializeFactory("string");
const text_text = initializeFactory("text");
function initializeFactory(field) {
	return {
		resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : undefined),
		tokenize: initializeText
	};
	function initializeText(effects) {
		const self = this;
		const constructs = this.parser.constructs[field];
		const text = effects.attempt(constructs, start, notText);
		return start;
		function start(code) {
			return atBreak(code) ? text(code) : notText(code);
		}
		function notText(code) {
			if (code === null) {
				effects.consume(code);
				return;
			}
			effects.enter("data");
			effects.consume(code);
			return data;
		}
		function data(code) {
			if (atBreak(code)) {
				effects.exit("data");
				return text(code);
			}
			effects.consume(code);
			return data;
		}
		function atBreak(code) {
			if (code === null) {
				return true;
			}
			const list = constructs[code];
			let index = -1;
			if (list) {
				while (++index < list.length) {
					const item = list[index];
					if (!item.previous || item.previous.call(self, self.previous)) {
						return true;
					}
				}
			}
			return false;
		}
	}
}
function createResolver(extraResolver) {
	return resolveAllText;
	function resolveAllText(events, context) {
		let index = -1;
		let enter;
		while (++index <= events.length) {
			if (enter === undefined) {
				if (events[index] && events[index][1].type === "data") {
					enter = index;
					index++;
				}
			} else if (!events[index] || events[index][1].type !== "data") {
				if (index !== enter + 2) {
					events[enter][1].end = events[index - 1][1].end;
					events.splice(enter + 2, index - enter - 2);
					index = enter + 2;
				}
				enter = undefined;
			}
		}
		return extraResolver ? extraResolver(events, context) : events;
	}
}
function resolveAllLineSuffixes(events, context) {
	const editMap = new EditMap();
	let eventIndex = 0;
	while (++eventIndex <= events.length) {
		if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
			const data = events[eventIndex - 1][1];
			const chunks = context.sliceStream(data);
			let index = chunks.length;
			let bufferIndex = -1;
			let size = 0;
			let tabs;
			while (index--) {
				const chunk = chunks[index];
				if (typeof chunk === "string") {
					bufferIndex = chunk.length;
					while (chunk.charCodeAt(bufferIndex - 1) === 32) {
						size++;
						bufferIndex--;
					}
					if (bufferIndex) {
						break;
					}
					bufferIndex = -1;
				} else if (chunk === -2) {
					tabs = true;
					size++;
				} else if (chunk === -1) {} else {
					index++;
					break;
				}
			}
			if (context._contentTypeTextTrailing && eventIndex === events.length) {
				size = 0;
			}
			if (size) {
				const token = {
					type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
					start: {
						_bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
						_index: data.start._index + index,
						line: data.end.line,
						column: data.end.column - size,
						offset: data.end.offset - size
					},
					end: { ...data.end }
				};
				data.end = { ...token.start };
				if (data.start.offset === data.end.offset) {
					Object.assign(data, token);
				} else {
					editMap.add(eventIndex, 0, [[
						"enter",
						token,
						context
					], [
						"exit",
						token,
						context
					]]);
				}
			}
			eventIndex++;
		}
	}
	editMap.consume(events);
	return events;
}
;
const thematicBreak = {
	name: "thematicBreak",
	tokenize: tokenizeThematicBreak
};
function tokenizeThematicBreak(effects, ok, nok) {
	let size = 0;
	let marker;
	return start;
	function start(code) {
		effects.enter("thematicBreak");
		return before(code);
	}
	function before(code) {
		marker = code;
		return atBreak(code);
	}
	function atBreak(code) {
		if (code === marker) {
			effects.enter("thematicBreakSequence");
			return sequence(code);
		}
		if (size >= 3 && (code === null || markdownLineEnding(code))) {
			effects.exit("thematicBreak");
			return ok(code);
		}
		return nok(code);
	}
	function sequence(code) {
		if (code === marker) {
			effects.consume(code);
			size++;
			return sequence;
		}
		effects.exit("thematicBreakSequence");
		return markdownSpace(code) ? factorySpace(effects, atBreak, "whitespace")(code) : atBreak(code);
	}
}
;
const list = {
	continuation: { tokenize: tokenizeListContinuation },
	exit: tokenizeListEnd,
	name: "list",
	tokenize: tokenizeListStart
};
const listItemPrefixWhitespaceConstruct = {
	partial: true,
	tokenize: tokenizeListItemPrefixWhitespace
};
const indentConstruct = {
	partial: true,
	tokenize: tokenizeIndent
};
function tokenizeListStart(effects, ok, nok) {
	const self = this;
	const tail = self.events[self.events.length - 1];
	let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
	let size = 0;
	return start;
	function start(code) {
		const kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
		if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : asciiDigit(code)) {
			if (!self.containerState.type) {
				self.containerState.type = kind;
				effects.enter(kind, { _container: true });
			}
			if (kind === "listUnordered") {
				effects.enter("listItemPrefix");
				return code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
			}
			if (!self.interrupt || code === 49) {
				effects.enter("listItemPrefix");
				effects.enter("listItemValue");
				return inside(code);
			}
		}
		return nok(code);
	}
	function inside(code) {
		if (asciiDigit(code) && ++size < 10) {
			effects.consume(code);
			return inside;
		}
		if ((!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46)) {
			effects.exit("listItemValue");
			return atMarker(code);
		}
		return nok(code);
	}
	function atMarker(code) {
		effects.enter("listItemMarker");
		effects.consume(code);
		effects.exit("listItemMarker");
		self.containerState.marker = self.containerState.marker || code;
		return effects.check(blankLine, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
	}
	function onBlank(code) {
		self.containerState.initialBlankLine = true;
		initialSize++;
		return endOfPrefix(code);
	}
	function otherPrefix(code) {
		if (markdownSpace(code)) {
			effects.enter("listItemPrefixWhitespace");
			effects.consume(code);
			effects.exit("listItemPrefixWhitespace");
			return endOfPrefix;
		}
		return nok(code);
	}
	function endOfPrefix(code) {
		self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), true).length;
		return ok(code);
	}
}
function tokenizeListContinuation(effects, ok, nok) {
	const self = this;
	self.containerState._closeFlow = undefined;
	return effects.check(blankLine, onBlank, notBlank);
	function onBlank(code) {
		self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
		return factorySpace(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
	}
	function notBlank(code) {
		if (self.containerState.furtherBlankLines || !markdownSpace(code)) {
			self.containerState.furtherBlankLines = undefined;
			self.containerState.initialBlankLine = undefined;
			return notInCurrentItem(code);
		}
		self.containerState.furtherBlankLines = undefined;
		self.containerState.initialBlankLine = undefined;
		return effects.attempt(indentConstruct, ok, notInCurrentItem)(code);
	}
	function notInCurrentItem(code) {
		self.containerState._closeFlow = true;
		self.interrupt = undefined;
		return factorySpace(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
	}
}
function tokenizeIndent(effects, ok, nok) {
	const self = this;
	return factorySpace(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
	function afterPrefix(code) {
		const tail = self.events[self.events.length - 1];
		return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], true).length === self.containerState.size ? ok(code) : nok(code);
	}
}
function tokenizeListEnd(effects) {
	effects.exit(this.containerState.type);
}
function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
	const self = this;
	return factorySpace(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4 + 1);
	function afterPrefix(code) {
		const tail = self.events[self.events.length - 1];
		return !markdownSpace(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
	}
}
;
const blockQuote = {
	continuation: { tokenize: tokenizeBlockQuoteContinuation },
	exit,
	name: "blockQuote",
	tokenize: tokenizeBlockQuoteStart
};
function tokenizeBlockQuoteStart(effects, ok, nok) {
	const self = this;
	return start;
	function start(code) {
		if (code === 62) {
			const state = self.containerState;
			if (!state.open) {
				effects.enter("blockQuote", { _container: true });
				state.open = true;
			}
			effects.enter("blockQuotePrefix");
			effects.enter("blockQuoteMarker");
			effects.consume(code);
			effects.exit("blockQuoteMarker");
			return after;
		}
		return nok(code);
	}
	function after(code) {
		if (markdownSpace(code)) {
			effects.enter("blockQuotePrefixWhitespace");
			effects.consume(code);
			effects.exit("blockQuotePrefixWhitespace");
			effects.exit("blockQuotePrefix");
			return ok;
		}
		effects.exit("blockQuotePrefix");
		return ok(code);
	}
}
function tokenizeBlockQuoteContinuation(effects, ok, nok) {
	const self = this;
	return contStart;
	function contStart(code) {
		if (markdownSpace(code)) {
			return factorySpace(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
		}
		return contBefore(code);
	}
	function contBefore(code) {
		return effects.attempt(blockQuote, ok, nok)(code);
	}
}
function exit(effects) {
	effects.exit("blockQuote");
}
;
function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
	const limit = max || Number.POSITIVE_INFINITY;
	let balance = 0;
	return start;
	function start(code) {
		if (code === 60) {
			effects.enter(type);
			effects.enter(literalType);
			effects.enter(literalMarkerType);
			effects.consume(code);
			effects.exit(literalMarkerType);
			return enclosedBefore;
		}
		if (code === null || code === 32 || code === 41 || asciiControl(code)) {
			return nok(code);
		}
		effects.enter(type);
		effects.enter(rawType);
		effects.enter(stringType);
		effects.enter("chunkString", { contentType: "string" });
		return raw(code);
	}
	function enclosedBefore(code) {
		if (code === 62) {
			effects.enter(literalMarkerType);
			effects.consume(code);
			effects.exit(literalMarkerType);
			effects.exit(literalType);
			effects.exit(type);
			return ok;
		}
		effects.enter(stringType);
		effects.enter("chunkString", { contentType: "string" });
		return enclosed(code);
	}
	function enclosed(code) {
		if (code === 62) {
			effects.exit("chunkString");
			effects.exit(stringType);
			return enclosedBefore(code);
		}
		if (code === null || code === 60 || markdownLineEnding(code)) {
			return nok(code);
		}
		effects.consume(code);
		return code === 92 ? enclosedEscape : enclosed;
	}
	function enclosedEscape(code) {
		if (code === 60 || code === 62 || code === 92) {
			effects.consume(code);
			return enclosed;
		}
		return enclosed(code);
	}
	function raw(code) {
		if (!balance && (code === null || code === 41 || markdownLineEndingOrSpace(code))) {
			effects.exit("chunkString");
			effects.exit(stringType);
			effects.exit(rawType);
			effects.exit(type);
			return ok(code);
		}
		if (balance < limit && code === 40) {
			effects.consume(code);
			balance++;
			return raw;
		}
		if (code === 41) {
			effects.consume(code);
			balance--;
			return raw;
		}
		if (code === null || code === 32 || code === 40 || asciiControl(code)) {
			return nok(code);
		}
		effects.consume(code);
		return code === 92 ? rawEscape : raw;
	}
	function rawEscape(code) {
		if (code === 40 || code === 41 || code === 92) {
			effects.consume(code);
			return raw;
		}
		return raw(code);
	}
}
;
function factoryLabel(effects, ok, nok, type, markerType, stringType) {
	const self = this;
	let size = 0;
	let seen;
	return start;
	function start(code) {
		effects.enter(type);
		effects.enter(markerType);
		effects.consume(code);
		effects.exit(markerType);
		effects.enter(stringType);
		return atBreak;
	}
	function atBreak(code) {
		if (size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) {
			return nok(code);
		}
		if (code === 93) {
			effects.exit(stringType);
			effects.enter(markerType);
			effects.consume(code);
			effects.exit(markerType);
			effects.exit(type);
			return ok;
		}
		if (markdownLineEnding(code)) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return atBreak;
		}
		effects.enter("chunkString", { contentType: "string" });
		return labelInside(code);
	}
	function labelInside(code) {
		if (code === null || code === 91 || code === 93 || markdownLineEnding(code) || size++ > 999) {
			effects.exit("chunkString");
			return atBreak(code);
		}
		effects.consume(code);
		if (!seen) seen = !markdownSpace(code);
		return code === 92 ? labelEscape : labelInside;
	}
	function labelEscape(code) {
		if (code === 91 || code === 92 || code === 93) {
			effects.consume(code);
			size++;
			return labelInside;
		}
		return labelInside(code);
	}
}
;
function factoryTitle(effects, ok, nok, type, markerType, stringType) {
	let marker;
	return start;
	function start(code) {
		if (code === 34 || code === 39 || code === 40) {
			effects.enter(type);
			effects.enter(markerType);
			effects.consume(code);
			effects.exit(markerType);
			marker = code === 40 ? 41 : code;
			return begin;
		}
		return nok(code);
	}
	function begin(code) {
		if (code === marker) {
			effects.enter(markerType);
			effects.consume(code);
			effects.exit(markerType);
			effects.exit(type);
			return ok;
		}
		effects.enter(stringType);
		return atBreak(code);
	}
	function atBreak(code) {
		if (code === marker) {
			effects.exit(stringType);
			return begin(marker);
		}
		if (code === null) {
			return nok(code);
		}
		if (markdownLineEnding(code)) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return factorySpace(effects, atBreak, "linePrefix");
		}
		effects.enter("chunkString", { contentType: "string" });
		return inside(code);
	}
	function inside(code) {
		if (code === marker || code === null || markdownLineEnding(code)) {
			effects.exit("chunkString");
			return atBreak(code);
		}
		effects.consume(code);
		return code === 92 ? escape : inside;
	}
	function escape(code) {
		if (code === marker || code === 92) {
			effects.consume(code);
			return inside;
		}
		return inside(code);
	}
}
;
function factoryWhitespace(effects, ok) {
	let seen;
	return start;
	function start(code) {
		if (markdownLineEnding(code)) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			seen = true;
			return start;
		}
		if (markdownSpace(code)) {
			return factorySpace(effects, start, seen ? "linePrefix" : "lineSuffix")(code);
		}
		return ok(code);
	}
}
;
function normalizeIdentifier(value) {
	return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
}
;
const definition = {
	name: "definition",
	tokenize: tokenizeDefinition
};
const titleBefore = {
	partial: true,
	tokenize: tokenizeTitleBefore
};
function tokenizeDefinition(effects, ok, nok) {
	const self = this;
	let identifier;
	return start;
	function start(code) {
		effects.enter("definition");
		return before(code);
	}
	function before(code) {
		return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
	}
	function labelAfter(code) {
		identifier = normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
		if (code === 58) {
			effects.enter("definitionMarker");
			effects.consume(code);
			effects.exit("definitionMarker");
			return markerAfter;
		}
		return nok(code);
	}
	function markerAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
	}
	function destinationBefore(code) {
		return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
	}
	function destinationAfter(code) {
		return effects.attempt(titleBefore, after, after)(code);
	}
	function after(code) {
		return markdownSpace(code) ? factorySpace(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
	}
	function afterWhitespace(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("definition");
			self.parser.defined.push(identifier);
			return ok(code);
		}
		return nok(code);
	}
}
function tokenizeTitleBefore(effects, ok, nok) {
	return titleBefore;
	function titleBefore(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
	}
	function beforeMarker(code) {
		return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
	}
	function titleAfter(code) {
		return markdownSpace(code) ? factorySpace(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
	}
	function titleAfterOptionalWhitespace(code) {
		return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
	}
}
;
const codeIndented = {
	name: "codeIndented",
	tokenize: tokenizeCodeIndented
};
const furtherStart = {
	partial: true,
	tokenize: tokenizeFurtherStart
};
function tokenizeCodeIndented(effects, ok, nok) {
	return start;
	function start(code) {
		effects.enter("codeIndented");
		return factorySpaceMinMax(effects, atBreak, nok, "linePrefix", 4, 4)(code);
	}
	function atBreak(code) {
		if (code === null) {
			return after(code);
		}
		if (markdownLineEnding(code)) {
			return effects.attempt(furtherStart, atBreak, after)(code);
		}
		effects.enter("codeFlowValue");
		return inside(code);
	}
	function inside(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("codeFlowValue");
			return atBreak(code);
		}
		effects.consume(code);
		return inside;
	}
	function after(code) {
		effects.exit("codeIndented");
		return ok(code);
	}
}
function tokenizeFurtherStart(effects, ok, nok) {
	const self = this;
	return furtherStart;
	function furtherStart(code) {
		if (self.parser.lazy[self.now().line]) {
			return nok(code);
		}
		if (markdownLineEnding(code)) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return furtherStart;
		}
		return factorySpaceMinMax(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
	}
	function onNotEnoughPrefix(code) {
		return markdownLineEnding(code) ? furtherStart(code) : nok(code);
	}
}
;
const headingAtx = {
	name: "headingAtx",
	resolve: resolveHeadingAtx,
	tokenize: tokenizeHeadingAtx
};
function resolveHeadingAtx(events, context) {
	let contentEnd = events.length - 2;
	let contentStart = 3;
	if (events[contentStart][1].type === "whitespace") {
		contentStart += 2;
	}
	if (contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace") {
		contentEnd -= 2;
	}
	if (events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace")) {
		contentEnd -= contentStart + 1 === contentEnd ? 2 : 4;
	}
	if (contentEnd > contentStart) {
		const content = {
			type: "atxHeadingText",
			start: events[contentStart][1].start,
			end: events[contentEnd][1].end
		};
		const text = {
			type: "chunkText",
			start: events[contentStart][1].start,
			end: events[contentEnd][1].end,
			contentType: "text"
		};
		splice(events, contentStart, contentEnd - contentStart + 1, [
			[
				"enter",
				content,
				context
			],
			[
				"enter",
				text,
				context
			],
			[
				"exit",
				text,
				context
			],
			[
				"exit",
				content,
				context
			]
		]);
	}
	return events;
}
function tokenizeHeadingAtx(effects, ok, nok) {
	let size = 0;
	return start;
	function start(code) {
		effects.enter("atxHeading");
		return before(code);
	}
	function before(code) {
		effects.enter("atxHeadingSequence");
		return sequenceOpen(code);
	}
	function sequenceOpen(code) {
		if (code === 35 && size++ < 6) {
			effects.consume(code);
			return sequenceOpen;
		}
		if (code === null || markdownLineEndingOrSpace(code)) {
			effects.exit("atxHeadingSequence");
			return atBreak(code);
		}
		return nok(code);
	}
	function atBreak(code) {
		if (code === 35) {
			effects.enter("atxHeadingSequence");
			return sequenceFurther(code);
		}
		if (code === null || markdownLineEnding(code)) {
			effects.exit("atxHeading");
			return ok(code);
		}
		if (markdownSpace(code)) {
			return factorySpace(effects, atBreak, "whitespace")(code);
		}
		effects.enter("atxHeadingText");
		return data(code);
	}
	function sequenceFurther(code) {
		if (code === 35) {
			effects.consume(code);
			return sequenceFurther;
		}
		effects.exit("atxHeadingSequence");
		return atBreak(code);
	}
	function data(code) {
		if (code === null || code === 35 || markdownLineEndingOrSpace(code)) {
			effects.exit("atxHeadingText");
			return atBreak(code);
		}
		effects.consume(code);
		return data;
	}
}
;
const setextUnderline = {
	name: "setextUnderline",
	resolveTo: resolveToSetextUnderline,
	tokenize: tokenizeSetextUnderline
};
function resolveToSetextUnderline(events, context) {
	const editMap = new EditMap();
	let index = events.length;
	let content;
	let text;
	let definition;
	while (index--) {
		if (events[index][0] === "enter") {
			if (events[index][1].type === "content") {
				content = index;
				break;
			}
			if (events[index][1].type === "paragraph") {
				text = index;
			}
		} else {
			if (events[index][1].type === "content") {
				editMap.add(index, 1, []);
			}
			if (!definition && events[index][1].type === "definition") {
				definition = index;
			}
		}
	}
	const heading = {
		type: "setextHeading",
		start: { ...events[content][1].start },
		end: { ...events[events.length - 1][1].end }
	};
	events[text][1].type = "setextHeadingText";
	if (definition) {
		editMap.add(text, 0, [[
			"enter",
			heading,
			context
		]]);
		editMap.add(definition + 1, 0, [[
			"exit",
			events[content][1],
			context
		]]);
		events[content][1].end = { ...events[definition][1].end };
	} else {
		events[content][1] = heading;
	}
	editMap.add(events.length, 0, [[
		"exit",
		heading,
		context
	]]);
	editMap.consume(events);
	return events;
}
function tokenizeSetextUnderline(effects, ok, nok) {
	const self = this;
	let marker;
	return start;
	function start(code) {
		let index = self.events.length;
		let paragraph;
		while (index--) {
			if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
				paragraph = self.events[index][1].type === "paragraph";
				break;
			}
		}
		if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph)) {
			effects.enter("setextHeadingLine");
			marker = code;
			return before(code);
		}
		return nok(code);
	}
	function before(code) {
		effects.enter("setextHeadingLineSequence");
		return inside(code);
	}
	function inside(code) {
		if (code === marker) {
			effects.consume(code);
			return inside;
		}
		effects.exit("setextHeadingLineSequence");
		return markdownSpace(code) ? factorySpace(effects, after, "lineSuffix")(code) : after(code);
	}
	function after(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("setextHeadingLine");
			return ok(code);
		}
		return nok(code);
	}
}
;
const htmlBlockNames = [
	"address",
	"article",
	"aside",
	"base",
	"basefont",
	"blockquote",
	"body",
	"caption",
	"center",
	"col",
	"colgroup",
	"dd",
	"details",
	"dialog",
	"dir",
	"div",
	"dl",
	"dt",
	"fieldset",
	"figcaption",
	"figure",
	"footer",
	"form",
	"frame",
	"frameset",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"head",
	"header",
	"hr",
	"html",
	"iframe",
	"legend",
	"li",
	"link",
	"main",
	"menu",
	"menuitem",
	"nav",
	"noframes",
	"ol",
	"optgroup",
	"option",
	"p",
	"param",
	"search",
	"section",
	"summary",
	"table",
	"tbody",
	"td",
	"tfoot",
	"th",
	"thead",
	"title",
	"tr",
	"track",
	"ul"
];
const htmlRawNames = [
	"pre",
	"script",
	"style",
	"textarea"
];
const nonLazyContinuation = {
	partial: true,
	tokenize: tokenizeNonLazyContinuation
};
function tokenizeNonLazyContinuation(effects, ok, nok) {
	const self = this;
	return start;
	function start(code) {
		if (code === null) {
			return nok(code);
		}
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return after;
	}
	function after(code) {
		return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
	}
}
;
const htmlFlow = {
	concrete: true,
	name: "htmlFlow",
	resolveTo: resolveToHtmlFlow,
	tokenize: tokenizeHtmlFlow
};
const blankLineBefore = {
	partial: true,
	tokenize: tokenizeBlankLineBefore
};
function resolveToHtmlFlow(events) {
	let index = events.length;
	while (index--) {
		if (events[index][0] === "enter" && events[index][1].type === "htmlFlow") {
			break;
		}
	}
	if (index > 1 && events[index - 2][1].type === "linePrefix") {
		events[index][1].start = events[index - 2][1].start;
		events[index + 1][1].start = events[index - 2][1].start;
		events.splice(index - 2, 2);
	}
	return events;
}
function tokenizeHtmlFlow(effects, ok, nok) {
	const self = this;
	let marker;
	let closingTag;
	let buffer;
	let index;
	let markerB;
	return start;
	function start(code) {
		return before(code);
	}
	function before(code) {
		effects.enter("htmlFlow");
		effects.enter("htmlFlowData");
		effects.consume(code);
		return open;
	}
	function open(code) {
		if (code === 33) {
			effects.consume(code);
			return declarationOpen;
		}
		if (code === 47) {
			effects.consume(code);
			closingTag = true;
			return tagCloseStart;
		}
		if (code === 63) {
			effects.consume(code);
			marker = 3;
			return self.interrupt ? ok : continuationDeclarationInside;
		}
		if (asciiAlpha(code)) {
			effects.consume(code);
			buffer = String.fromCharCode(code);
			return tagName;
		}
		return nok(code);
	}
	function declarationOpen(code) {
		if (code === 45) {
			effects.consume(code);
			marker = 2;
			return commentOpenInside;
		}
		if (code === 91) {
			effects.consume(code);
			marker = 5;
			index = 0;
			return cdataOpenInside;
		}
		if (asciiAlpha(code)) {
			effects.consume(code);
			marker = 4;
			return self.interrupt ? ok : continuationDeclarationInside;
		}
		return nok(code);
	}
	function commentOpenInside(code) {
		if (code === 45) {
			effects.consume(code);
			return self.interrupt ? ok : continuationDeclarationInside;
		}
		return nok(code);
	}
	function cdataOpenInside(code) {
		const value = "CDATA[";
		if (code === value.charCodeAt(index++)) {
			effects.consume(code);
			if (index === value.length) {
				return self.interrupt ? ok : continuation;
			}
			return cdataOpenInside;
		}
		return nok(code);
	}
	function tagCloseStart(code) {
		if (asciiAlpha(code)) {
			effects.consume(code);
			buffer = String.fromCharCode(code);
			return tagName;
		}
		return nok(code);
	}
	function tagName(code) {
		if (code === null || code === 47 || code === 62 || markdownLineEndingOrSpace(code)) {
			const slash = code === 47;
			const name = buffer.toLowerCase();
			if (!slash && !closingTag && htmlRawNames.includes(name)) {
				marker = 1;
				return self.interrupt ? ok(code) : continuation(code);
			}
			if (htmlBlockNames.includes(buffer.toLowerCase())) {
				marker = 6;
				if (slash) {
					effects.consume(code);
					return basicSelfClosing;
				}
				return self.interrupt ? ok(code) : continuation(code);
			}
			marker = 7;
			return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code);
		}
		if (code === 45 || asciiAlphanumeric(code)) {
			effects.consume(code);
			buffer += String.fromCharCode(code);
			return tagName;
		}
		return nok(code);
	}
	function basicSelfClosing(code) {
		if (code === 62) {
			effects.consume(code);
			return self.interrupt ? ok : continuation;
		}
		return nok(code);
	}
	function completeClosingTagAfter(code) {
		if (markdownSpace(code)) {
			effects.consume(code);
			return completeClosingTagAfter;
		}
		return completeEnd(code);
	}
	function completeAttributeNameBefore(code) {
		if (code === 47) {
			effects.consume(code);
			return completeEnd;
		}
		if (code === 58 || code === 95 || asciiAlpha(code)) {
			effects.consume(code);
			return completeAttributeName;
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return completeAttributeNameBefore;
		}
		return completeEnd(code);
	}
	function completeAttributeName(code) {
		if (code === 45 || code === 46 || code === 58 || code === 95 || asciiAlphanumeric(code)) {
			effects.consume(code);
			return completeAttributeName;
		}
		return completeAttributeNameAfter(code);
	}
	function completeAttributeNameAfter(code) {
		if (code === 61) {
			effects.consume(code);
			return completeAttributeValueBefore;
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return completeAttributeNameAfter;
		}
		return completeAttributeNameBefore(code);
	}
	function completeAttributeValueBefore(code) {
		if (code === null || code === 60 || code === 61 || code === 62 || code === 96) {
			return nok(code);
		}
		if (code === 34 || code === 39) {
			effects.consume(code);
			markerB = code;
			return completeAttributeValueQuoted;
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return completeAttributeValueBefore;
		}
		return completeAttributeValueUnquoted(code);
	}
	function completeAttributeValueQuoted(code) {
		if (code === markerB) {
			effects.consume(code);
			markerB = null;
			return completeAttributeValueQuotedAfter;
		}
		if (code === null || markdownLineEnding(code)) {
			return nok(code);
		}
		effects.consume(code);
		return completeAttributeValueQuoted;
	}
	function completeAttributeValueUnquoted(code) {
		if (code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || markdownLineEndingOrSpace(code)) {
			return completeAttributeNameAfter(code);
		}
		effects.consume(code);
		return completeAttributeValueUnquoted;
	}
	function completeAttributeValueQuotedAfter(code) {
		if (code === 47 || code === 62 || markdownSpace(code)) {
			return completeAttributeNameBefore(code);
		}
		return nok(code);
	}
	function completeEnd(code) {
		if (code === 62) {
			effects.consume(code);
			return completeAfter;
		}
		return nok(code);
	}
	function completeAfter(code) {
		if (code === null || markdownLineEnding(code)) {
			return continuation(code);
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return completeAfter;
		}
		return nok(code);
	}
	function continuation(code) {
		if (code === 45 && marker === 2) {
			effects.consume(code);
			return continuationCommentInside;
		}
		if (code === 60 && marker === 1) {
			effects.consume(code);
			return continuationRawTagOpen;
		}
		if (code === 62 && marker === 4) {
			effects.consume(code);
			return continuationClose;
		}
		if (code === 63 && marker === 3) {
			effects.consume(code);
			return continuationDeclarationInside;
		}
		if (code === 93 && marker === 5) {
			effects.consume(code);
			return continuationCdataInside;
		}
		if (markdownLineEnding(code) && (marker === 6 || marker === 7)) {
			effects.exit("htmlFlowData");
			return effects.check(blankLineBefore, continuationAfter, continuationStart)(code);
		}
		if (code === null || markdownLineEnding(code)) {
			effects.exit("htmlFlowData");
			return continuationStart(code);
		}
		effects.consume(code);
		return continuation;
	}
	function continuationStart(code) {
		return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
	}
	function continuationStartNonLazy(code) {
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return continuationBefore;
	}
	function continuationBefore(code) {
		if (code === null || markdownLineEnding(code)) {
			return continuationStart(code);
		}
		effects.enter("htmlFlowData");
		return continuation(code);
	}
	function continuationCommentInside(code) {
		if (code === 45) {
			effects.consume(code);
			return continuationDeclarationInside;
		}
		return continuation(code);
	}
	function continuationRawTagOpen(code) {
		if (code === 47) {
			effects.consume(code);
			buffer = "";
			return continuationRawEndTag;
		}
		return continuation(code);
	}
	function continuationRawEndTag(code) {
		if (code === 62) {
			const name = buffer.toLowerCase();
			if (htmlRawNames.includes(name)) {
				effects.consume(code);
				return continuationClose;
			}
			return continuation(code);
		}
		if (asciiAlpha(code) && buffer.length < 8) {
			effects.consume(code);
			buffer += String.fromCharCode(code);
			return continuationRawEndTag;
		}
		return continuation(code);
	}
	function continuationCdataInside(code) {
		if (code === 93) {
			effects.consume(code);
			return continuationDeclarationInside;
		}
		return continuation(code);
	}
	function continuationDeclarationInside(code) {
		if (code === 62) {
			effects.consume(code);
			return continuationClose;
		}
		if (code === 45 && marker === 2) {
			effects.consume(code);
			return continuationDeclarationInside;
		}
		return continuation(code);
	}
	function continuationClose(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("htmlFlowData");
			return continuationAfter(code);
		}
		effects.consume(code);
		return continuationClose;
	}
	function continuationAfter(code) {
		effects.exit("htmlFlow");
		return ok(code);
	}
}
function tokenizeBlankLineBefore(effects, ok, nok) {
	return start;
	function start(code) {
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return effects.attempt(blankLine, ok, nok);
	}
}
;
const codeFenced = {
	concrete: true,
	name: "codeFenced",
	tokenize: tokenizeCodeFenced
};
function tokenizeCodeFenced(effects, ok, nok) {
	const self = this;
	const closeStart = {
		partial: true,
		tokenize: tokenizeCloseStart
	};
	let initialPrefix = 0;
	let sizeOpen = 0;
	let marker;
	return start;
	function start(code) {
		return beforeSequenceOpen(code);
	}
	function beforeSequenceOpen(code) {
		const tail = self.events[self.events.length - 1];
		initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
		marker = code;
		effects.enter("codeFenced");
		effects.enter("codeFencedFence");
		effects.enter("codeFencedFenceSequence");
		return sequenceOpen(code);
	}
	function sequenceOpen(code) {
		if (code === marker) {
			sizeOpen++;
			effects.consume(code);
			return sequenceOpen;
		}
		if (sizeOpen < 3) {
			return nok(code);
		}
		effects.exit("codeFencedFenceSequence");
		return markdownSpace(code) ? factorySpace(effects, infoBefore, "whitespace")(code) : infoBefore(code);
	}
	function infoBefore(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("codeFencedFence");
			return self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
		}
		effects.enter("codeFencedFenceInfo");
		effects.enter("chunkString", { contentType: "string" });
		return info(code);
	}
	function info(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("chunkString");
			effects.exit("codeFencedFenceInfo");
			return infoBefore(code);
		}
		if (markdownSpace(code)) {
			effects.exit("chunkString");
			effects.exit("codeFencedFenceInfo");
			return factorySpace(effects, metaBefore, "whitespace")(code);
		}
		if (code === 96 && code === marker) {
			return nok(code);
		}
		effects.consume(code);
		return info;
	}
	function metaBefore(code) {
		if (code === null || markdownLineEnding(code)) {
			return infoBefore(code);
		}
		effects.enter("codeFencedFenceMeta");
		effects.enter("chunkString", { contentType: "string" });
		return meta(code);
	}
	function meta(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("chunkString");
			effects.exit("codeFencedFenceMeta");
			return infoBefore(code);
		}
		if (code === 96 && code === marker) {
			return nok(code);
		}
		effects.consume(code);
		return meta;
	}
	function atNonLazyBreak(code) {
		return effects.attempt(closeStart, after, contentBefore)(code);
	}
	function contentBefore(code) {
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return contentStart;
	}
	function contentStart(code) {
		return initialPrefix > 0 && markdownSpace(code) ? factorySpace(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
	}
	function beforeContentChunk(code) {
		if (code === null || markdownLineEnding(code)) {
			return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
		}
		effects.enter("codeFlowValue");
		return contentChunk(code);
	}
	function contentChunk(code) {
		if (code === null || markdownLineEnding(code)) {
			effects.exit("codeFlowValue");
			return beforeContentChunk(code);
		}
		effects.consume(code);
		return contentChunk;
	}
	function after(code) {
		effects.exit("codeFenced");
		return ok(code);
	}
	function tokenizeCloseStart(effects, ok, nok) {
		let size = 0;
		return startBefore;
		function startBefore(code) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return start;
		}
		function start(code) {
			effects.enter("codeFencedFence");
			return markdownSpace(code) ? factorySpace(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code) : beforeSequenceClose(code);
		}
		function beforeSequenceClose(code) {
			if (code === marker) {
				effects.enter("codeFencedFenceSequence");
				return sequenceClose(code);
			}
			return nok(code);
		}
		function sequenceClose(code) {
			if (code === marker) {
				size++;
				effects.consume(code);
				return sequenceClose;
			}
			if (size >= sizeOpen) {
				effects.exit("codeFencedFenceSequence");
				return markdownSpace(code) ? factorySpace(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code);
			}
			return nok(code);
		}
		function sequenceCloseAfter(code) {
			if (code === null || markdownLineEnding(code)) {
				effects.exit("codeFencedFence");
				return ok(code);
			}
			return nok(code);
		}
	}
}
;
const characterEntities = {
	AElig: "Æ",
	AMP: "&",
	Aacute: "Á",
	Abreve: "Ă",
	Acirc: "Â",
	Acy: "А",
	Afr: "𝔄",
	Agrave: "À",
	Alpha: "Α",
	Amacr: "Ā",
	And: "⩓",
	Aogon: "Ą",
	Aopf: "𝔸",
	ApplyFunction: "⁡",
	Aring: "Å",
	Ascr: "𝒜",
	Assign: "≔",
	Atilde: "Ã",
	Auml: "Ä",
	Backslash: "∖",
	Barv: "⫧",
	Barwed: "⌆",
	Bcy: "Б",
	Because: "∵",
	Bernoullis: "ℬ",
	Beta: "Β",
	Bfr: "𝔅",
	Bopf: "𝔹",
	Breve: "˘",
	Bscr: "ℬ",
	Bumpeq: "≎",
	CHcy: "Ч",
	COPY: "©",
	Cacute: "Ć",
	Cap: "⋒",
	CapitalDifferentialD: "ⅅ",
	Cayleys: "ℭ",
	Ccaron: "Č",
	Ccedil: "Ç",
	Ccirc: "Ĉ",
	Cconint: "∰",
	Cdot: "Ċ",
	Cedilla: "¸",
	CenterDot: "·",
	Cfr: "ℭ",
	Chi: "Χ",
	CircleDot: "⊙",
	CircleMinus: "⊖",
	CirclePlus: "⊕",
	CircleTimes: "⊗",
	ClockwiseContourIntegral: "∲",
	CloseCurlyDoubleQuote: "”",
	CloseCurlyQuote: "’",
	Colon: "∷",
	Colone: "⩴",
	Congruent: "≡",
	Conint: "∯",
	ContourIntegral: "∮",
	Copf: "ℂ",
	Coproduct: "∐",
	CounterClockwiseContourIntegral: "∳",
	Cross: "⨯",
	Cscr: "𝒞",
	Cup: "⋓",
	CupCap: "≍",
	DD: "ⅅ",
	DDotrahd: "⤑",
	DJcy: "Ђ",
	DScy: "Ѕ",
	DZcy: "Џ",
	Dagger: "‡",
	Darr: "↡",
	Dashv: "⫤",
	Dcaron: "Ď",
	Dcy: "Д",
	Del: "∇",
	Delta: "Δ",
	Dfr: "𝔇",
	DiacriticalAcute: "´",
	DiacriticalDot: "˙",
	DiacriticalDoubleAcute: "˝",
	DiacriticalGrave: "`",
	DiacriticalTilde: "˜",
	Diamond: "⋄",
	DifferentialD: "ⅆ",
	Dopf: "𝔻",
	Dot: "¨",
	DotDot: "⃜",
	DotEqual: "≐",
	DoubleContourIntegral: "∯",
	DoubleDot: "¨",
	DoubleDownArrow: "⇓",
	DoubleLeftArrow: "⇐",
	DoubleLeftRightArrow: "⇔",
	DoubleLeftTee: "⫤",
	DoubleLongLeftArrow: "⟸",
	DoubleLongLeftRightArrow: "⟺",
	DoubleLongRightArrow: "⟹",
	DoubleRightArrow: "⇒",
	DoubleRightTee: "⊨",
	DoubleUpArrow: "⇑",
	DoubleUpDownArrow: "⇕",
	DoubleVerticalBar: "∥",
	DownArrow: "↓",
	DownArrowBar: "⤓",
	DownArrowUpArrow: "⇵",
	DownBreve: "̑",
	DownLeftRightVector: "⥐",
	DownLeftTeeVector: "⥞",
	DownLeftVector: "↽",
	DownLeftVectorBar: "⥖",
	DownRightTeeVector: "⥟",
	DownRightVector: "⇁",
	DownRightVectorBar: "⥗",
	DownTee: "⊤",
	DownTeeArrow: "↧",
	Downarrow: "⇓",
	Dscr: "𝒟",
	Dstrok: "Đ",
	ENG: "Ŋ",
	ETH: "Ð",
	Eacute: "É",
	Ecaron: "Ě",
	Ecirc: "Ê",
	Ecy: "Э",
	Edot: "Ė",
	Efr: "𝔈",
	Egrave: "È",
	Element: "∈",
	Emacr: "Ē",
	EmptySmallSquare: "◻",
	EmptyVerySmallSquare: "▫",
	Eogon: "Ę",
	Eopf: "𝔼",
	Epsilon: "Ε",
	Equal: "⩵",
	EqualTilde: "≂",
	Equilibrium: "⇌",
	Escr: "ℰ",
	Esim: "⩳",
	Eta: "Η",
	Euml: "Ë",
	Exists: "∃",
	ExponentialE: "ⅇ",
	Fcy: "Ф",
	Ffr: "𝔉",
	FilledSmallSquare: "◼",
	FilledVerySmallSquare: "▪",
	Fopf: "𝔽",
	ForAll: "∀",
	Fouriertrf: "ℱ",
	Fscr: "ℱ",
	GJcy: "Ѓ",
	GT: ">",
	Gamma: "Γ",
	Gammad: "Ϝ",
	Gbreve: "Ğ",
	Gcedil: "Ģ",
	Gcirc: "Ĝ",
	Gcy: "Г",
	Gdot: "Ġ",
	Gfr: "𝔊",
	Gg: "⋙",
	Gopf: "𝔾",
	GreaterEqual: "≥",
	GreaterEqualLess: "⋛",
	GreaterFullEqual: "≧",
	GreaterGreater: "⪢",
	GreaterLess: "≷",
	GreaterSlantEqual: "⩾",
	GreaterTilde: "≳",
	Gscr: "𝒢",
	Gt: "≫",
	HARDcy: "Ъ",
	Hacek: "ˇ",
	Hat: "^",
	Hcirc: "Ĥ",
	Hfr: "ℌ",
	HilbertSpace: "ℋ",
	Hopf: "ℍ",
	HorizontalLine: "─",
	Hscr: "ℋ",
	Hstrok: "Ħ",
	HumpDownHump: "≎",
	HumpEqual: "≏",
	IEcy: "Е",
	IJlig: "Ĳ",
	IOcy: "Ё",
	Iacute: "Í",
	Icirc: "Î",
	Icy: "И",
	Idot: "İ",
	Ifr: "ℑ",
	Igrave: "Ì",
	Im: "ℑ",
	Imacr: "Ī",
	ImaginaryI: "ⅈ",
	Implies: "⇒",
	Int: "∬",
	Integral: "∫",
	Intersection: "⋂",
	InvisibleComma: "⁣",
	InvisibleTimes: "⁢",
	Iogon: "Į",
	Iopf: "𝕀",
	Iota: "Ι",
	Iscr: "ℐ",
	Itilde: "Ĩ",
	Iukcy: "І",
	Iuml: "Ï",
	Jcirc: "Ĵ",
	Jcy: "Й",
	Jfr: "𝔍",
	Jopf: "𝕁",
	Jscr: "𝒥",
	Jsercy: "Ј",
	Jukcy: "Є",
	KHcy: "Х",
	KJcy: "Ќ",
	Kappa: "Κ",
	Kcedil: "Ķ",
	Kcy: "К",
	Kfr: "𝔎",
	Kopf: "𝕂",
	Kscr: "𝒦",
	LJcy: "Љ",
	LT: "<",
	Lacute: "Ĺ",
	Lambda: "Λ",
	Lang: "⟪",
	Laplacetrf: "ℒ",
	Larr: "↞",
	Lcaron: "Ľ",
	Lcedil: "Ļ",
	Lcy: "Л",
	LeftAngleBracket: "⟨",
	LeftArrow: "←",
	LeftArrowBar: "⇤",
	LeftArrowRightArrow: "⇆",
	LeftCeiling: "⌈",
	LeftDoubleBracket: "⟦",
	LeftDownTeeVector: "⥡",
	LeftDownVector: "⇃",
	LeftDownVectorBar: "⥙",
	LeftFloor: "⌊",
	LeftRightArrow: "↔",
	LeftRightVector: "⥎",
	LeftTee: "⊣",
	LeftTeeArrow: "↤",
	LeftTeeVector: "⥚",
	LeftTriangle: "⊲",
	LeftTriangleBar: "⧏",
	LeftTriangleEqual: "⊴",
	LeftUpDownVector: "⥑",
	LeftUpTeeVector: "⥠",
	LeftUpVector: "↿",
	LeftUpVectorBar: "⥘",
	LeftVector: "↼",
	LeftVectorBar: "⥒",
	Leftarrow: "⇐",
	Leftrightarrow: "⇔",
	LessEqualGreater: "⋚",
	LessFullEqual: "≦",
	LessGreater: "≶",
	LessLess: "⪡",
	LessSlantEqual: "⩽",
	LessTilde: "≲",
	Lfr: "𝔏",
	Ll: "⋘",
	Lleftarrow: "⇚",
	Lmidot: "Ŀ",
	LongLeftArrow: "⟵",
	LongLeftRightArrow: "⟷",
	LongRightArrow: "⟶",
	Longleftarrow: "⟸",
	Longleftrightarrow: "⟺",
	Longrightarrow: "⟹",
	Lopf: "𝕃",
	LowerLeftArrow: "↙",
	LowerRightArrow: "↘",
	Lscr: "ℒ",
	Lsh: "↰",
	Lstrok: "Ł",
	Lt: "≪",
	Map: "⤅",
	Mcy: "М",
	MediumSpace: " ",
	Mellintrf: "ℳ",
	Mfr: "𝔐",
	MinusPlus: "∓",
	Mopf: "𝕄",
	Mscr: "ℳ",
	Mu: "Μ",
	NJcy: "Њ",
	Nacute: "Ń",
	Ncaron: "Ň",
	Ncedil: "Ņ",
	Ncy: "Н",
	NegativeMediumSpace: "​",
	NegativeThickSpace: "​",
	NegativeThinSpace: "​",
	NegativeVeryThinSpace: "​",
	NestedGreaterGreater: "≫",
	NestedLessLess: "≪",
	NewLine: "\n",
	Nfr: "𝔑",
	NoBreak: "⁠",
	NonBreakingSpace: "\xA0",
	Nopf: "ℕ",
	Not: "⫬",
	NotCongruent: "≢",
	NotCupCap: "≭",
	NotDoubleVerticalBar: "∦",
	NotElement: "∉",
	NotEqual: "≠",
	NotEqualTilde: "≂̸",
	NotExists: "∄",
	NotGreater: "≯",
	NotGreaterEqual: "≱",
	NotGreaterFullEqual: "≧̸",
	NotGreaterGreater: "≫̸",
	NotGreaterLess: "≹",
	NotGreaterSlantEqual: "⩾̸",
	NotGreaterTilde: "≵",
	NotHumpDownHump: "≎̸",
	NotHumpEqual: "≏̸",
	NotLeftTriangle: "⋪",
	NotLeftTriangleBar: "⧏̸",
	NotLeftTriangleEqual: "⋬",
	NotLess: "≮",
	NotLessEqual: "≰",
	NotLessGreater: "≸",
	NotLessLess: "≪̸",
	NotLessSlantEqual: "⩽̸",
	NotLessTilde: "≴",
	NotNestedGreaterGreater: "⪢̸",
	NotNestedLessLess: "⪡̸",
	NotPrecedes: "⊀",
	NotPrecedesEqual: "⪯̸",
	NotPrecedesSlantEqual: "⋠",
	NotReverseElement: "∌",
	NotRightTriangle: "⋫",
	NotRightTriangleBar: "⧐̸",
	NotRightTriangleEqual: "⋭",
	NotSquareSubset: "⊏̸",
	NotSquareSubsetEqual: "⋢",
	NotSquareSuperset: "⊐̸",
	NotSquareSupersetEqual: "⋣",
	NotSubset: "⊂⃒",
	NotSubsetEqual: "⊈",
	NotSucceeds: "⊁",
	NotSucceedsEqual: "⪰̸",
	NotSucceedsSlantEqual: "⋡",
	NotSucceedsTilde: "≿̸",
	NotSuperset: "⊃⃒",
	NotSupersetEqual: "⊉",
	NotTilde: "≁",
	NotTildeEqual: "≄",
	NotTildeFullEqual: "≇",
	NotTildeTilde: "≉",
	NotVerticalBar: "∤",
	Nscr: "𝒩",
	Ntilde: "Ñ",
	Nu: "Ν",
	OElig: "Œ",
	Oacute: "Ó",
	Ocirc: "Ô",
	Ocy: "О",
	Odblac: "Ő",
	Ofr: "𝔒",
	Ograve: "Ò",
	Omacr: "Ō",
	Omega: "Ω",
	Omicron: "Ο",
	Oopf: "𝕆",
	OpenCurlyDoubleQuote: "“",
	OpenCurlyQuote: "‘",
	Or: "⩔",
	Oscr: "𝒪",
	Oslash: "Ø",
	Otilde: "Õ",
	Otimes: "⨷",
	Ouml: "Ö",
	OverBar: "‾",
	OverBrace: "⏞",
	OverBracket: "⎴",
	OverParenthesis: "⏜",
	PartialD: "∂",
	Pcy: "П",
	Pfr: "𝔓",
	Phi: "Φ",
	Pi: "Π",
	PlusMinus: "±",
	Poincareplane: "ℌ",
	Popf: "ℙ",
	Pr: "⪻",
	Precedes: "≺",
	PrecedesEqual: "⪯",
	PrecedesSlantEqual: "≼",
	PrecedesTilde: "≾",
	Prime: "″",
	Product: "∏",
	Proportion: "∷",
	Proportional: "∝",
	Pscr: "𝒫",
	Psi: "Ψ",
	QUOT: "\"",
	Qfr: "𝔔",
	Qopf: "ℚ",
	Qscr: "𝒬",
	RBarr: "⤐",
	REG: "®",
	Racute: "Ŕ",
	Rang: "⟫",
	Rarr: "↠",
	Rarrtl: "⤖",
	Rcaron: "Ř",
	Rcedil: "Ŗ",
	Rcy: "Р",
	Re: "ℜ",
	ReverseElement: "∋",
	ReverseEquilibrium: "⇋",
	ReverseUpEquilibrium: "⥯",
	Rfr: "ℜ",
	Rho: "Ρ",
	RightAngleBracket: "⟩",
	RightArrow: "→",
	RightArrowBar: "⇥",
	RightArrowLeftArrow: "⇄",
	RightCeiling: "⌉",
	RightDoubleBracket: "⟧",
	RightDownTeeVector: "⥝",
	RightDownVector: "⇂",
	RightDownVectorBar: "⥕",
	RightFloor: "⌋",
	RightTee: "⊢",
	RightTeeArrow: "↦",
	RightTeeVector: "⥛",
	RightTriangle: "⊳",
	RightTriangleBar: "⧐",
	RightTriangleEqual: "⊵",
	RightUpDownVector: "⥏",
	RightUpTeeVector: "⥜",
	RightUpVector: "↾",
	RightUpVectorBar: "⥔",
	RightVector: "⇀",
	RightVectorBar: "⥓",
	Rightarrow: "⇒",
	Ropf: "ℝ",
	RoundImplies: "⥰",
	Rrightarrow: "⇛",
	Rscr: "ℛ",
	Rsh: "↱",
	RuleDelayed: "⧴",
	SHCHcy: "Щ",
	SHcy: "Ш",
	SOFTcy: "Ь",
	Sacute: "Ś",
	Sc: "⪼",
	Scaron: "Š",
	Scedil: "Ş",
	Scirc: "Ŝ",
	Scy: "С",
	Sfr: "𝔖",
	ShortDownArrow: "↓",
	ShortLeftArrow: "←",
	ShortRightArrow: "→",
	ShortUpArrow: "↑",
	Sigma: "Σ",
	SmallCircle: "∘",
	Sopf: "𝕊",
	Sqrt: "√",
	Square: "□",
	SquareIntersection: "⊓",
	SquareSubset: "⊏",
	SquareSubsetEqual: "⊑",
	SquareSuperset: "⊐",
	SquareSupersetEqual: "⊒",
	SquareUnion: "⊔",
	Sscr: "𝒮",
	Star: "⋆",
	Sub: "⋐",
	Subset: "⋐",
	SubsetEqual: "⊆",
	Succeeds: "≻",
	SucceedsEqual: "⪰",
	SucceedsSlantEqual: "≽",
	SucceedsTilde: "≿",
	SuchThat: "∋",
	Sum: "∑",
	Sup: "⋑",
	Superset: "⊃",
	SupersetEqual: "⊇",
	Supset: "⋑",
	THORN: "Þ",
	TRADE: "™",
	TSHcy: "Ћ",
	TScy: "Ц",
	Tab: "	",
	Tau: "Τ",
	Tcaron: "Ť",
	Tcedil: "Ţ",
	Tcy: "Т",
	Tfr: "𝔗",
	Therefore: "∴",
	Theta: "Θ",
	ThickSpace: "  ",
	ThinSpace: " ",
	Tilde: "∼",
	TildeEqual: "≃",
	TildeFullEqual: "≅",
	TildeTilde: "≈",
	Topf: "𝕋",
	TripleDot: "⃛",
	Tscr: "𝒯",
	Tstrok: "Ŧ",
	Uacute: "Ú",
	Uarr: "↟",
	Uarrocir: "⥉",
	Ubrcy: "Ў",
	Ubreve: "Ŭ",
	Ucirc: "Û",
	Ucy: "У",
	Udblac: "Ű",
	Ufr: "𝔘",
	Ugrave: "Ù",
	Umacr: "Ū",
	UnderBar: "_",
	UnderBrace: "⏟",
	UnderBracket: "⎵",
	UnderParenthesis: "⏝",
	Union: "⋃",
	UnionPlus: "⊎",
	Uogon: "Ų",
	Uopf: "𝕌",
	UpArrow: "↑",
	UpArrowBar: "⤒",
	UpArrowDownArrow: "⇅",
	UpDownArrow: "↕",
	UpEquilibrium: "⥮",
	UpTee: "⊥",
	UpTeeArrow: "↥",
	Uparrow: "⇑",
	Updownarrow: "⇕",
	UpperLeftArrow: "↖",
	UpperRightArrow: "↗",
	Upsi: "ϒ",
	Upsilon: "Υ",
	Uring: "Ů",
	Uscr: "𝒰",
	Utilde: "Ũ",
	Uuml: "Ü",
	VDash: "⊫",
	Vbar: "⫫",
	Vcy: "В",
	Vdash: "⊩",
	Vdashl: "⫦",
	Vee: "⋁",
	Verbar: "‖",
	Vert: "‖",
	VerticalBar: "∣",
	VerticalLine: "|",
	VerticalSeparator: "❘",
	VerticalTilde: "≀",
	VeryThinSpace: " ",
	Vfr: "𝔙",
	Vopf: "𝕍",
	Vscr: "𝒱",
	Vvdash: "⊪",
	Wcirc: "Ŵ",
	Wedge: "⋀",
	Wfr: "𝔚",
	Wopf: "𝕎",
	Wscr: "𝒲",
	Xfr: "𝔛",
	Xi: "Ξ",
	Xopf: "𝕏",
	Xscr: "𝒳",
	YAcy: "Я",
	YIcy: "Ї",
	YUcy: "Ю",
	Yacute: "Ý",
	Ycirc: "Ŷ",
	Ycy: "Ы",
	Yfr: "𝔜",
	Yopf: "𝕐",
	Yscr: "𝒴",
	Yuml: "Ÿ",
	ZHcy: "Ж",
	Zacute: "Ź",
	Zcaron: "Ž",
	Zcy: "З",
	Zdot: "Ż",
	ZeroWidthSpace: "​",
	Zeta: "Ζ",
	Zfr: "ℨ",
	Zopf: "ℤ",
	Zscr: "𝒵",
	aacute: "á",
	abreve: "ă",
	ac: "∾",
	acE: "∾̳",
	acd: "∿",
	acirc: "â",
	acute: "´",
	acy: "а",
	aelig: "æ",
	af: "⁡",
	afr: "𝔞",
	agrave: "à",
	alefsym: "ℵ",
	aleph: "ℵ",
	alpha: "α",
	amacr: "ā",
	amalg: "⨿",
	amp: "&",
	and: "∧",
	andand: "⩕",
	andd: "⩜",
	andslope: "⩘",
	andv: "⩚",
	ang: "∠",
	ange: "⦤",
	angle: "∠",
	angmsd: "∡",
	angmsdaa: "⦨",
	angmsdab: "⦩",
	angmsdac: "⦪",
	angmsdad: "⦫",
	angmsdae: "⦬",
	angmsdaf: "⦭",
	angmsdag: "⦮",
	angmsdah: "⦯",
	angrt: "∟",
	angrtvb: "⊾",
	angrtvbd: "⦝",
	angsph: "∢",
	angst: "Å",
	angzarr: "⍼",
	aogon: "ą",
	aopf: "𝕒",
	ap: "≈",
	apE: "⩰",
	apacir: "⩯",
	ape: "≊",
	apid: "≋",
	apos: "'",
	approx: "≈",
	approxeq: "≊",
	aring: "å",
	ascr: "𝒶",
	ast: "*",
	asymp: "≈",
	asympeq: "≍",
	atilde: "ã",
	auml: "ä",
	awconint: "∳",
	awint: "⨑",
	bNot: "⫭",
	backcong: "≌",
	backepsilon: "϶",
	backprime: "‵",
	backsim: "∽",
	backsimeq: "⋍",
	barvee: "⊽",
	barwed: "⌅",
	barwedge: "⌅",
	bbrk: "⎵",
	bbrktbrk: "⎶",
	bcong: "≌",
	bcy: "б",
	bdquo: "„",
	becaus: "∵",
	because: "∵",
	bemptyv: "⦰",
	bepsi: "϶",
	bernou: "ℬ",
	beta: "β",
	beth: "ℶ",
	between: "≬",
	bfr: "𝔟",
	bigcap: "⋂",
	bigcirc: "◯",
	bigcup: "⋃",
	bigodot: "⨀",
	bigoplus: "⨁",
	bigotimes: "⨂",
	bigsqcup: "⨆",
	bigstar: "★",
	bigtriangledown: "▽",
	bigtriangleup: "△",
	biguplus: "⨄",
	bigvee: "⋁",
	bigwedge: "⋀",
	bkarow: "⤍",
	blacklozenge: "⧫",
	blacksquare: "▪",
	blacktriangle: "▴",
	blacktriangledown: "▾",
	blacktriangleleft: "◂",
	blacktriangleright: "▸",
	blank: "␣",
	blk12: "▒",
	blk14: "░",
	blk34: "▓",
	block: "█",
	bne: "=⃥",
	bnequiv: "≡⃥",
	bnot: "⌐",
	bopf: "𝕓",
	bot: "⊥",
	bottom: "⊥",
	bowtie: "⋈",
	boxDL: "╗",
	boxDR: "╔",
	boxDl: "╖",
	boxDr: "╓",
	boxH: "═",
	boxHD: "╦",
	boxHU: "╩",
	boxHd: "╤",
	boxHu: "╧",
	boxUL: "╝",
	boxUR: "╚",
	boxUl: "╜",
	boxUr: "╙",
	boxV: "║",
	boxVH: "╬",
	boxVL: "╣",
	boxVR: "╠",
	boxVh: "╫",
	boxVl: "╢",
	boxVr: "╟",
	boxbox: "⧉",
	boxdL: "╕",
	boxdR: "╒",
	boxdl: "┐",
	boxdr: "┌",
	boxh: "─",
	boxhD: "╥",
	boxhU: "╨",
	boxhd: "┬",
	boxhu: "┴",
	boxminus: "⊟",
	boxplus: "⊞",
	boxtimes: "⊠",
	boxuL: "╛",
	boxuR: "╘",
	boxul: "┘",
	boxur: "└",
	boxv: "│",
	boxvH: "╪",
	boxvL: "╡",
	boxvR: "╞",
	boxvh: "┼",
	boxvl: "┤",
	boxvr: "├",
	bprime: "‵",
	breve: "˘",
	brvbar: "¦",
	bscr: "𝒷",
	bsemi: "⁏",
	bsim: "∽",
	bsime: "⋍",
	bsol: "\\",
	bsolb: "⧅",
	bsolhsub: "⟈",
	bull: "•",
	bullet: "•",
	bump: "≎",
	bumpE: "⪮",
	bumpe: "≏",
	bumpeq: "≏",
	cacute: "ć",
	cap: "∩",
	capand: "⩄",
	capbrcup: "⩉",
	capcap: "⩋",
	capcup: "⩇",
	capdot: "⩀",
	caps: "∩︀",
	caret: "⁁",
	caron: "ˇ",
	ccaps: "⩍",
	ccaron: "č",
	ccedil: "ç",
	ccirc: "ĉ",
	ccups: "⩌",
	ccupssm: "⩐",
	cdot: "ċ",
	cedil: "¸",
	cemptyv: "⦲",
	cent: "¢",
	centerdot: "·",
	cfr: "𝔠",
	chcy: "ч",
	check: "✓",
	checkmark: "✓",
	chi: "χ",
	cir: "○",
	cirE: "⧃",
	circ: "ˆ",
	circeq: "≗",
	circlearrowleft: "↺",
	circlearrowright: "↻",
	circledR: "®",
	circledS: "Ⓢ",
	circledast: "⊛",
	circledcirc: "⊚",
	circleddash: "⊝",
	cire: "≗",
	cirfnint: "⨐",
	cirmid: "⫯",
	cirscir: "⧂",
	clubs: "♣",
	clubsuit: "♣",
	colon: ":",
	colone: "≔",
	coloneq: "≔",
	comma: ",",
	commat: "@",
	comp: "∁",
	compfn: "∘",
	complement: "∁",
	complexes: "ℂ",
	cong: "≅",
	congdot: "⩭",
	conint: "∮",
	copf: "𝕔",
	coprod: "∐",
	copy: "©",
	copysr: "℗",
	crarr: "↵",
	cross: "✗",
	cscr: "𝒸",
	csub: "⫏",
	csube: "⫑",
	csup: "⫐",
	csupe: "⫒",
	ctdot: "⋯",
	cudarrl: "⤸",
	cudarrr: "⤵",
	cuepr: "⋞",
	cuesc: "⋟",
	cularr: "↶",
	cularrp: "⤽",
	cup: "∪",
	cupbrcap: "⩈",
	cupcap: "⩆",
	cupcup: "⩊",
	cupdot: "⊍",
	cupor: "⩅",
	cups: "∪︀",
	curarr: "↷",
	curarrm: "⤼",
	curlyeqprec: "⋞",
	curlyeqsucc: "⋟",
	curlyvee: "⋎",
	curlywedge: "⋏",
	curren: "¤",
	curvearrowleft: "↶",
	curvearrowright: "↷",
	cuvee: "⋎",
	cuwed: "⋏",
	cwconint: "∲",
	cwint: "∱",
	cylcty: "⌭",
	dArr: "⇓",
	dHar: "⥥",
	dagger: "†",
	daleth: "ℸ",
	darr: "↓",
	dash: "‐",
	dashv: "⊣",
	dbkarow: "⤏",
	dblac: "˝",
	dcaron: "ď",
	dcy: "д",
	dd: "ⅆ",
	ddagger: "‡",
	ddarr: "⇊",
	ddotseq: "⩷",
	deg: "°",
	delta: "δ",
	demptyv: "⦱",
	dfisht: "⥿",
	dfr: "𝔡",
	dharl: "⇃",
	dharr: "⇂",
	diam: "⋄",
	diamond: "⋄",
	diamondsuit: "♦",
	diams: "♦",
	die: "¨",
	digamma: "ϝ",
	disin: "⋲",
	div: "÷",
	divide: "÷",
	divideontimes: "⋇",
	divonx: "⋇",
	djcy: "ђ",
	dlcorn: "⌞",
	dlcrop: "⌍",
	dollar: "$",
	dopf: "𝕕",
	dot: "˙",
	doteq: "≐",
	doteqdot: "≑",
	dotminus: "∸",
	dotplus: "∔",
	dotsquare: "⊡",
	doublebarwedge: "⌆",
	downarrow: "↓",
	downdownarrows: "⇊",
	downharpoonleft: "⇃",
	downharpoonright: "⇂",
	drbkarow: "⤐",
	drcorn: "⌟",
	drcrop: "⌌",
	dscr: "𝒹",
	dscy: "ѕ",
	dsol: "⧶",
	dstrok: "đ",
	dtdot: "⋱",
	dtri: "▿",
	dtrif: "▾",
	duarr: "⇵",
	duhar: "⥯",
	dwangle: "⦦",
	dzcy: "џ",
	dzigrarr: "⟿",
	eDDot: "⩷",
	eDot: "≑",
	eacute: "é",
	easter: "⩮",
	ecaron: "ě",
	ecir: "≖",
	ecirc: "ê",
	ecolon: "≕",
	ecy: "э",
	edot: "ė",
	ee: "ⅇ",
	efDot: "≒",
	efr: "𝔢",
	eg: "⪚",
	egrave: "è",
	egs: "⪖",
	egsdot: "⪘",
	el: "⪙",
	elinters: "⏧",
	ell: "ℓ",
	els: "⪕",
	elsdot: "⪗",
	emacr: "ē",
	empty: "∅",
	emptyset: "∅",
	emptyv: "∅",
	emsp13: " ",
	emsp14: " ",
	emsp: " ",
	eng: "ŋ",
	ensp: " ",
	eogon: "ę",
	eopf: "𝕖",
	epar: "⋕",
	eparsl: "⧣",
	eplus: "⩱",
	epsi: "ε",
	epsilon: "ε",
	epsiv: "ϵ",
	eqcirc: "≖",
	eqcolon: "≕",
	eqsim: "≂",
	eqslantgtr: "⪖",
	eqslantless: "⪕",
	equals: "=",
	equest: "≟",
	equiv: "≡",
	equivDD: "⩸",
	eqvparsl: "⧥",
	erDot: "≓",
	erarr: "⥱",
	escr: "ℯ",
	esdot: "≐",
	esim: "≂",
	eta: "η",
	eth: "ð",
	euml: "ë",
	euro: "€",
	excl: "!",
	exist: "∃",
	expectation: "ℰ",
	exponentiale: "ⅇ",
	fallingdotseq: "≒",
	fcy: "ф",
	female: "♀",
	ffilig: "ﬃ",
	fflig: "ﬀ",
	ffllig: "ﬄ",
	ffr: "𝔣",
	filig: "ﬁ",
	fjlig: "fj",
	flat: "♭",
	fllig: "ﬂ",
	fltns: "▱",
	fnof: "ƒ",
	fopf: "𝕗",
	forall: "∀",
	fork: "⋔",
	forkv: "⫙",
	fpartint: "⨍",
	frac12: "½",
	frac13: "⅓",
	frac14: "¼",
	frac15: "⅕",
	frac16: "⅙",
	frac18: "⅛",
	frac23: "⅔",
	frac25: "⅖",
	frac34: "¾",
	frac35: "⅗",
	frac38: "⅜",
	frac45: "⅘",
	frac56: "⅚",
	frac58: "⅝",
	frac78: "⅞",
	frasl: "⁄",
	frown: "⌢",
	fscr: "𝒻",
	gE: "≧",
	gEl: "⪌",
	gacute: "ǵ",
	gamma: "γ",
	gammad: "ϝ",
	gap: "⪆",
	gbreve: "ğ",
	gcirc: "ĝ",
	gcy: "г",
	gdot: "ġ",
	ge: "≥",
	gel: "⋛",
	geq: "≥",
	geqq: "≧",
	geqslant: "⩾",
	ges: "⩾",
	gescc: "⪩",
	gesdot: "⪀",
	gesdoto: "⪂",
	gesdotol: "⪄",
	gesl: "⋛︀",
	gesles: "⪔",
	gfr: "𝔤",
	gg: "≫",
	ggg: "⋙",
	gimel: "ℷ",
	gjcy: "ѓ",
	gl: "≷",
	glE: "⪒",
	gla: "⪥",
	glj: "⪤",
	gnE: "≩",
	gnap: "⪊",
	gnapprox: "⪊",
	gne: "⪈",
	gneq: "⪈",
	gneqq: "≩",
	gnsim: "⋧",
	gopf: "𝕘",
	grave: "`",
	gscr: "ℊ",
	gsim: "≳",
	gsime: "⪎",
	gsiml: "⪐",
	gt: ">",
	gtcc: "⪧",
	gtcir: "⩺",
	gtdot: "⋗",
	gtlPar: "⦕",
	gtquest: "⩼",
	gtrapprox: "⪆",
	gtrarr: "⥸",
	gtrdot: "⋗",
	gtreqless: "⋛",
	gtreqqless: "⪌",
	gtrless: "≷",
	gtrsim: "≳",
	gvertneqq: "≩︀",
	gvnE: "≩︀",
	hArr: "⇔",
	hairsp: " ",
	half: "½",
	hamilt: "ℋ",
	hardcy: "ъ",
	harr: "↔",
	harrcir: "⥈",
	harrw: "↭",
	hbar: "ℏ",
	hcirc: "ĥ",
	hearts: "♥",
	heartsuit: "♥",
	hellip: "…",
	hercon: "⊹",
	hfr: "𝔥",
	hksearow: "⤥",
	hkswarow: "⤦",
	hoarr: "⇿",
	homtht: "∻",
	hookleftarrow: "↩",
	hookrightarrow: "↪",
	hopf: "𝕙",
	horbar: "―",
	hscr: "𝒽",
	hslash: "ℏ",
	hstrok: "ħ",
	hybull: "⁃",
	hyphen: "‐",
	iacute: "í",
	ic: "⁣",
	icirc: "î",
	icy: "и",
	iecy: "е",
	iexcl: "¡",
	iff: "⇔",
	ifr: "𝔦",
	igrave: "ì",
	ii: "ⅈ",
	iiiint: "⨌",
	iiint: "∭",
	iinfin: "⧜",
	iiota: "℩",
	ijlig: "ĳ",
	imacr: "ī",
	image: "ℑ",
	imagline: "ℐ",
	imagpart: "ℑ",
	imath: "ı",
	imof: "⊷",
	imped: "Ƶ",
	in: "∈",
	incare: "℅",
	infin: "∞",
	infintie: "⧝",
	inodot: "ı",
	int: "∫",
	intcal: "⊺",
	integers: "ℤ",
	intercal: "⊺",
	intlarhk: "⨗",
	intprod: "⨼",
	iocy: "ё",
	iogon: "į",
	iopf: "𝕚",
	iota: "ι",
	iprod: "⨼",
	iquest: "¿",
	iscr: "𝒾",
	isin: "∈",
	isinE: "⋹",
	isindot: "⋵",
	isins: "⋴",
	isinsv: "⋳",
	isinv: "∈",
	it: "⁢",
	itilde: "ĩ",
	iukcy: "і",
	iuml: "ï",
	jcirc: "ĵ",
	jcy: "й",
	jfr: "𝔧",
	jmath: "ȷ",
	jopf: "𝕛",
	jscr: "𝒿",
	jsercy: "ј",
	jukcy: "є",
	kappa: "κ",
	kappav: "ϰ",
	kcedil: "ķ",
	kcy: "к",
	kfr: "𝔨",
	kgreen: "ĸ",
	khcy: "х",
	kjcy: "ќ",
	kopf: "𝕜",
	kscr: "𝓀",
	lAarr: "⇚",
	lArr: "⇐",
	lAtail: "⤛",
	lBarr: "⤎",
	lE: "≦",
	lEg: "⪋",
	lHar: "⥢",
	lacute: "ĺ",
	laemptyv: "⦴",
	lagran: "ℒ",
	lambda: "λ",
	lang: "⟨",
	langd: "⦑",
	langle: "⟨",
	lap: "⪅",
	laquo: "«",
	larr: "←",
	larrb: "⇤",
	larrbfs: "⤟",
	larrfs: "⤝",
	larrhk: "↩",
	larrlp: "↫",
	larrpl: "⤹",
	larrsim: "⥳",
	larrtl: "↢",
	lat: "⪫",
	latail: "⤙",
	late: "⪭",
	lates: "⪭︀",
	lbarr: "⤌",
	lbbrk: "❲",
	lbrace: "{",
	lbrack: "[",
	lbrke: "⦋",
	lbrksld: "⦏",
	lbrkslu: "⦍",
	lcaron: "ľ",
	lcedil: "ļ",
	lceil: "⌈",
	lcub: "{",
	lcy: "л",
	ldca: "⤶",
	ldquo: "“",
	ldquor: "„",
	ldrdhar: "⥧",
	ldrushar: "⥋",
	ldsh: "↲",
	le: "≤",
	leftarrow: "←",
	leftarrowtail: "↢",
	leftharpoondown: "↽",
	leftharpoonup: "↼",
	leftleftarrows: "⇇",
	leftrightarrow: "↔",
	leftrightarrows: "⇆",
	leftrightharpoons: "⇋",
	leftrightsquigarrow: "↭",
	leftthreetimes: "⋋",
	leg: "⋚",
	leq: "≤",
	leqq: "≦",
	leqslant: "⩽",
	les: "⩽",
	lescc: "⪨",
	lesdot: "⩿",
	lesdoto: "⪁",
	lesdotor: "⪃",
	lesg: "⋚︀",
	lesges: "⪓",
	lessapprox: "⪅",
	lessdot: "⋖",
	lesseqgtr: "⋚",
	lesseqqgtr: "⪋",
	lessgtr: "≶",
	lesssim: "≲",
	lfisht: "⥼",
	lfloor: "⌊",
	lfr: "𝔩",
	lg: "≶",
	lgE: "⪑",
	lhard: "↽",
	lharu: "↼",
	lharul: "⥪",
	lhblk: "▄",
	ljcy: "љ",
	ll: "≪",
	llarr: "⇇",
	llcorner: "⌞",
	llhard: "⥫",
	lltri: "◺",
	lmidot: "ŀ",
	lmoust: "⎰",
	lmoustache: "⎰",
	lnE: "≨",
	lnap: "⪉",
	lnapprox: "⪉",
	lne: "⪇",
	lneq: "⪇",
	lneqq: "≨",
	lnsim: "⋦",
	loang: "⟬",
	loarr: "⇽",
	lobrk: "⟦",
	longleftarrow: "⟵",
	longleftrightarrow: "⟷",
	longmapsto: "⟼",
	longrightarrow: "⟶",
	looparrowleft: "↫",
	looparrowright: "↬",
	lopar: "⦅",
	lopf: "𝕝",
	loplus: "⨭",
	lotimes: "⨴",
	lowast: "∗",
	lowbar: "_",
	loz: "◊",
	lozenge: "◊",
	lozf: "⧫",
	lpar: "(",
	lparlt: "⦓",
	lrarr: "⇆",
	lrcorner: "⌟",
	lrhar: "⇋",
	lrhard: "⥭",
	lrm: "‎",
	lrtri: "⊿",
	lsaquo: "‹",
	lscr: "𝓁",
	lsh: "↰",
	lsim: "≲",
	lsime: "⪍",
	lsimg: "⪏",
	lsqb: "[",
	lsquo: "‘",
	lsquor: "‚",
	lstrok: "ł",
	lt: "<",
	ltcc: "⪦",
	ltcir: "⩹",
	ltdot: "⋖",
	lthree: "⋋",
	ltimes: "⋉",
	ltlarr: "⥶",
	ltquest: "⩻",
	ltrPar: "⦖",
	ltri: "◃",
	ltrie: "⊴",
	ltrif: "◂",
	lurdshar: "⥊",
	luruhar: "⥦",
	lvertneqq: "≨︀",
	lvnE: "≨︀",
	mDDot: "∺",
	macr: "¯",
	male: "♂",
	malt: "✠",
	maltese: "✠",
	map: "↦",
	mapsto: "↦",
	mapstodown: "↧",
	mapstoleft: "↤",
	mapstoup: "↥",
	marker: "▮",
	mcomma: "⨩",
	mcy: "м",
	mdash: "—",
	measuredangle: "∡",
	mfr: "𝔪",
	mho: "℧",
	micro: "µ",
	mid: "∣",
	midast: "*",
	midcir: "⫰",
	middot: "·",
	minus: "−",
	minusb: "⊟",
	minusd: "∸",
	minusdu: "⨪",
	mlcp: "⫛",
	mldr: "…",
	mnplus: "∓",
	models: "⊧",
	mopf: "𝕞",
	mp: "∓",
	mscr: "𝓂",
	mstpos: "∾",
	mu: "μ",
	multimap: "⊸",
	mumap: "⊸",
	nGg: "⋙̸",
	nGt: "≫⃒",
	nGtv: "≫̸",
	nLeftarrow: "⇍",
	nLeftrightarrow: "⇎",
	nLl: "⋘̸",
	nLt: "≪⃒",
	nLtv: "≪̸",
	nRightarrow: "⇏",
	nVDash: "⊯",
	nVdash: "⊮",
	nabla: "∇",
	nacute: "ń",
	nang: "∠⃒",
	nap: "≉",
	napE: "⩰̸",
	napid: "≋̸",
	napos: "ŉ",
	napprox: "≉",
	natur: "♮",
	natural: "♮",
	naturals: "ℕ",
	nbsp: "\xA0",
	nbump: "≎̸",
	nbumpe: "≏̸",
	ncap: "⩃",
	ncaron: "ň",
	ncedil: "ņ",
	ncong: "≇",
	ncongdot: "⩭̸",
	ncup: "⩂",
	ncy: "н",
	ndash: "–",
	ne: "≠",
	neArr: "⇗",
	nearhk: "⤤",
	nearr: "↗",
	nearrow: "↗",
	nedot: "≐̸",
	nequiv: "≢",
	nesear: "⤨",
	nesim: "≂̸",
	nexist: "∄",
	nexists: "∄",
	nfr: "𝔫",
	ngE: "≧̸",
	nge: "≱",
	ngeq: "≱",
	ngeqq: "≧̸",
	ngeqslant: "⩾̸",
	nges: "⩾̸",
	ngsim: "≵",
	ngt: "≯",
	ngtr: "≯",
	nhArr: "⇎",
	nharr: "↮",
	nhpar: "⫲",
	ni: "∋",
	nis: "⋼",
	nisd: "⋺",
	niv: "∋",
	njcy: "њ",
	nlArr: "⇍",
	nlE: "≦̸",
	nlarr: "↚",
	nldr: "‥",
	nle: "≰",
	nleftarrow: "↚",
	nleftrightarrow: "↮",
	nleq: "≰",
	nleqq: "≦̸",
	nleqslant: "⩽̸",
	nles: "⩽̸",
	nless: "≮",
	nlsim: "≴",
	nlt: "≮",
	nltri: "⋪",
	nltrie: "⋬",
	nmid: "∤",
	nopf: "𝕟",
	not: "¬",
	notin: "∉",
	notinE: "⋹̸",
	notindot: "⋵̸",
	notinva: "∉",
	notinvb: "⋷",
	notinvc: "⋶",
	notni: "∌",
	notniva: "∌",
	notnivb: "⋾",
	notnivc: "⋽",
	npar: "∦",
	nparallel: "∦",
	nparsl: "⫽⃥",
	npart: "∂̸",
	npolint: "⨔",
	npr: "⊀",
	nprcue: "⋠",
	npre: "⪯̸",
	nprec: "⊀",
	npreceq: "⪯̸",
	nrArr: "⇏",
	nrarr: "↛",
	nrarrc: "⤳̸",
	nrarrw: "↝̸",
	nrightarrow: "↛",
	nrtri: "⋫",
	nrtrie: "⋭",
	nsc: "⊁",
	nsccue: "⋡",
	nsce: "⪰̸",
	nscr: "𝓃",
	nshortmid: "∤",
	nshortparallel: "∦",
	nsim: "≁",
	nsime: "≄",
	nsimeq: "≄",
	nsmid: "∤",
	nspar: "∦",
	nsqsube: "⋢",
	nsqsupe: "⋣",
	nsub: "⊄",
	nsubE: "⫅̸",
	nsube: "⊈",
	nsubset: "⊂⃒",
	nsubseteq: "⊈",
	nsubseteqq: "⫅̸",
	nsucc: "⊁",
	nsucceq: "⪰̸",
	nsup: "⊅",
	nsupE: "⫆̸",
	nsupe: "⊉",
	nsupset: "⊃⃒",
	nsupseteq: "⊉",
	nsupseteqq: "⫆̸",
	ntgl: "≹",
	ntilde: "ñ",
	ntlg: "≸",
	ntriangleleft: "⋪",
	ntrianglelefteq: "⋬",
	ntriangleright: "⋫",
	ntrianglerighteq: "⋭",
	nu: "ν",
	num: "#",
	numero: "№",
	numsp: " ",
	nvDash: "⊭",
	nvHarr: "⤄",
	nvap: "≍⃒",
	nvdash: "⊬",
	nvge: "≥⃒",
	nvgt: ">⃒",
	nvinfin: "⧞",
	nvlArr: "⤂",
	nvle: "≤⃒",
	nvlt: "<⃒",
	nvltrie: "⊴⃒",
	nvrArr: "⤃",
	nvrtrie: "⊵⃒",
	nvsim: "∼⃒",
	nwArr: "⇖",
	nwarhk: "⤣",
	nwarr: "↖",
	nwarrow: "↖",
	nwnear: "⤧",
	oS: "Ⓢ",
	oacute: "ó",
	oast: "⊛",
	ocir: "⊚",
	ocirc: "ô",
	ocy: "о",
	odash: "⊝",
	odblac: "ő",
	odiv: "⨸",
	odot: "⊙",
	odsold: "⦼",
	oelig: "œ",
	ofcir: "⦿",
	ofr: "𝔬",
	ogon: "˛",
	ograve: "ò",
	ogt: "⧁",
	ohbar: "⦵",
	ohm: "Ω",
	oint: "∮",
	olarr: "↺",
	olcir: "⦾",
	olcross: "⦻",
	oline: "‾",
	olt: "⧀",
	omacr: "ō",
	omega: "ω",
	omicron: "ο",
	omid: "⦶",
	ominus: "⊖",
	oopf: "𝕠",
	opar: "⦷",
	operp: "⦹",
	oplus: "⊕",
	or: "∨",
	orarr: "↻",
	ord: "⩝",
	order: "ℴ",
	orderof: "ℴ",
	ordf: "ª",
	ordm: "º",
	origof: "⊶",
	oror: "⩖",
	orslope: "⩗",
	orv: "⩛",
	oscr: "ℴ",
	oslash: "ø",
	osol: "⊘",
	otilde: "õ",
	otimes: "⊗",
	otimesas: "⨶",
	ouml: "ö",
	ovbar: "⌽",
	par: "∥",
	para: "¶",
	parallel: "∥",
	parsim: "⫳",
	parsl: "⫽",
	part: "∂",
	pcy: "п",
	percnt: "%",
	period: ".",
	permil: "‰",
	perp: "⊥",
	pertenk: "‱",
	pfr: "𝔭",
	phi: "φ",
	phiv: "ϕ",
	phmmat: "ℳ",
	phone: "☎",
	pi: "π",
	pitchfork: "⋔",
	piv: "ϖ",
	planck: "ℏ",
	planckh: "ℎ",
	plankv: "ℏ",
	plus: "+",
	plusacir: "⨣",
	plusb: "⊞",
	pluscir: "⨢",
	plusdo: "∔",
	plusdu: "⨥",
	pluse: "⩲",
	plusmn: "±",
	plussim: "⨦",
	plustwo: "⨧",
	pm: "±",
	pointint: "⨕",
	popf: "𝕡",
	pound: "£",
	pr: "≺",
	prE: "⪳",
	prap: "⪷",
	prcue: "≼",
	pre: "⪯",
	prec: "≺",
	precapprox: "⪷",
	preccurlyeq: "≼",
	preceq: "⪯",
	precnapprox: "⪹",
	precneqq: "⪵",
	precnsim: "⋨",
	precsim: "≾",
	prime: "′",
	primes: "ℙ",
	prnE: "⪵",
	prnap: "⪹",
	prnsim: "⋨",
	prod: "∏",
	profalar: "⌮",
	profline: "⌒",
	profsurf: "⌓",
	prop: "∝",
	propto: "∝",
	prsim: "≾",
	prurel: "⊰",
	pscr: "𝓅",
	psi: "ψ",
	puncsp: " ",
	qfr: "𝔮",
	qint: "⨌",
	qopf: "𝕢",
	qprime: "⁗",
	qscr: "𝓆",
	quaternions: "ℍ",
	quatint: "⨖",
	quest: "?",
	questeq: "≟",
	quot: "\"",
	rAarr: "⇛",
	rArr: "⇒",
	rAtail: "⤜",
	rBarr: "⤏",
	rHar: "⥤",
	race: "∽̱",
	racute: "ŕ",
	radic: "√",
	raemptyv: "⦳",
	rang: "⟩",
	rangd: "⦒",
	range: "⦥",
	rangle: "⟩",
	raquo: "»",
	rarr: "→",
	rarrap: "⥵",
	rarrb: "⇥",
	rarrbfs: "⤠",
	rarrc: "⤳",
	rarrfs: "⤞",
	rarrhk: "↪",
	rarrlp: "↬",
	rarrpl: "⥅",
	rarrsim: "⥴",
	rarrtl: "↣",
	rarrw: "↝",
	ratail: "⤚",
	ratio: "∶",
	rationals: "ℚ",
	rbarr: "⤍",
	rbbrk: "❳",
	rbrace: "}",
	rbrack: "]",
	rbrke: "⦌",
	rbrksld: "⦎",
	rbrkslu: "⦐",
	rcaron: "ř",
	rcedil: "ŗ",
	rceil: "⌉",
	rcub: "}",
	rcy: "р",
	rdca: "⤷",
	rdldhar: "⥩",
	rdquo: "”",
	rdquor: "”",
	rdsh: "↳",
	real: "ℜ",
	realine: "ℛ",
	realpart: "ℜ",
	reals: "ℝ",
	rect: "▭",
	reg: "®",
	rfisht: "⥽",
	rfloor: "⌋",
	rfr: "𝔯",
	rhard: "⇁",
	rharu: "⇀",
	rharul: "⥬",
	rho: "ρ",
	rhov: "ϱ",
	rightarrow: "→",
	rightarrowtail: "↣",
	rightharpoondown: "⇁",
	rightharpoonup: "⇀",
	rightleftarrows: "⇄",
	rightleftharpoons: "⇌",
	rightrightarrows: "⇉",
	rightsquigarrow: "↝",
	rightthreetimes: "⋌",
	ring: "˚",
	risingdotseq: "≓",
	rlarr: "⇄",
	rlhar: "⇌",
	rlm: "‏",
	rmoust: "⎱",
	rmoustache: "⎱",
	rnmid: "⫮",
	roang: "⟭",
	roarr: "⇾",
	robrk: "⟧",
	ropar: "⦆",
	ropf: "𝕣",
	roplus: "⨮",
	rotimes: "⨵",
	rpar: ")",
	rpargt: "⦔",
	rppolint: "⨒",
	rrarr: "⇉",
	rsaquo: "›",
	rscr: "𝓇",
	rsh: "↱",
	rsqb: "]",
	rsquo: "’",
	rsquor: "’",
	rthree: "⋌",
	rtimes: "⋊",
	rtri: "▹",
	rtrie: "⊵",
	rtrif: "▸",
	rtriltri: "⧎",
	ruluhar: "⥨",
	rx: "℞",
	sacute: "ś",
	sbquo: "‚",
	sc: "≻",
	scE: "⪴",
	scap: "⪸",
	scaron: "š",
	sccue: "≽",
	sce: "⪰",
	scedil: "ş",
	scirc: "ŝ",
	scnE: "⪶",
	scnap: "⪺",
	scnsim: "⋩",
	scpolint: "⨓",
	scsim: "≿",
	scy: "с",
	sdot: "⋅",
	sdotb: "⊡",
	sdote: "⩦",
	seArr: "⇘",
	searhk: "⤥",
	searr: "↘",
	searrow: "↘",
	sect: "§",
	semi: ";",
	seswar: "⤩",
	setminus: "∖",
	setmn: "∖",
	sext: "✶",
	sfr: "𝔰",
	sfrown: "⌢",
	sharp: "♯",
	shchcy: "щ",
	shcy: "ш",
	shortmid: "∣",
	shortparallel: "∥",
	shy: "­",
	sigma: "σ",
	sigmaf: "ς",
	sigmav: "ς",
	sim: "∼",
	simdot: "⩪",
	sime: "≃",
	simeq: "≃",
	simg: "⪞",
	simgE: "⪠",
	siml: "⪝",
	simlE: "⪟",
	simne: "≆",
	simplus: "⨤",
	simrarr: "⥲",
	slarr: "←",
	smallsetminus: "∖",
	smashp: "⨳",
	smeparsl: "⧤",
	smid: "∣",
	smile: "⌣",
	smt: "⪪",
	smte: "⪬",
	smtes: "⪬︀",
	softcy: "ь",
	sol: "/",
	solb: "⧄",
	solbar: "⌿",
	sopf: "𝕤",
	spades: "♠",
	spadesuit: "♠",
	spar: "∥",
	sqcap: "⊓",
	sqcaps: "⊓︀",
	sqcup: "⊔",
	sqcups: "⊔︀",
	sqsub: "⊏",
	sqsube: "⊑",
	sqsubset: "⊏",
	sqsubseteq: "⊑",
	sqsup: "⊐",
	sqsupe: "⊒",
	sqsupset: "⊐",
	sqsupseteq: "⊒",
	squ: "□",
	square: "□",
	squarf: "▪",
	squf: "▪",
	srarr: "→",
	sscr: "𝓈",
	ssetmn: "∖",
	ssmile: "⌣",
	sstarf: "⋆",
	star: "☆",
	starf: "★",
	straightepsilon: "ϵ",
	straightphi: "ϕ",
	strns: "¯",
	sub: "⊂",
	subE: "⫅",
	subdot: "⪽",
	sube: "⊆",
	subedot: "⫃",
	submult: "⫁",
	subnE: "⫋",
	subne: "⊊",
	subplus: "⪿",
	subrarr: "⥹",
	subset: "⊂",
	subseteq: "⊆",
	subseteqq: "⫅",
	subsetneq: "⊊",
	subsetneqq: "⫋",
	subsim: "⫇",
	subsub: "⫕",
	subsup: "⫓",
	succ: "≻",
	succapprox: "⪸",
	succcurlyeq: "≽",
	succeq: "⪰",
	succnapprox: "⪺",
	succneqq: "⪶",
	succnsim: "⋩",
	succsim: "≿",
	sum: "∑",
	sung: "♪",
	sup1: "¹",
	sup2: "²",
	sup3: "³",
	sup: "⊃",
	supE: "⫆",
	supdot: "⪾",
	supdsub: "⫘",
	supe: "⊇",
	supedot: "⫄",
	suphsol: "⟉",
	suphsub: "⫗",
	suplarr: "⥻",
	supmult: "⫂",
	supnE: "⫌",
	supne: "⊋",
	supplus: "⫀",
	supset: "⊃",
	supseteq: "⊇",
	supseteqq: "⫆",
	supsetneq: "⊋",
	supsetneqq: "⫌",
	supsim: "⫈",
	supsub: "⫔",
	supsup: "⫖",
	swArr: "⇙",
	swarhk: "⤦",
	swarr: "↙",
	swarrow: "↙",
	swnwar: "⤪",
	szlig: "ß",
	target: "⌖",
	tau: "τ",
	tbrk: "⎴",
	tcaron: "ť",
	tcedil: "ţ",
	tcy: "т",
	tdot: "⃛",
	telrec: "⌕",
	tfr: "𝔱",
	there4: "∴",
	therefore: "∴",
	theta: "θ",
	thetasym: "ϑ",
	thetav: "ϑ",
	thickapprox: "≈",
	thicksim: "∼",
	thinsp: " ",
	thkap: "≈",
	thksim: "∼",
	thorn: "þ",
	tilde: "˜",
	times: "×",
	timesb: "⊠",
	timesbar: "⨱",
	timesd: "⨰",
	tint: "∭",
	toea: "⤨",
	top: "⊤",
	topbot: "⌶",
	topcir: "⫱",
	topf: "𝕥",
	topfork: "⫚",
	tosa: "⤩",
	tprime: "‴",
	trade: "™",
	triangle: "▵",
	triangledown: "▿",
	triangleleft: "◃",
	trianglelefteq: "⊴",
	triangleq: "≜",
	triangleright: "▹",
	trianglerighteq: "⊵",
	tridot: "◬",
	trie: "≜",
	triminus: "⨺",
	triplus: "⨹",
	trisb: "⧍",
	tritime: "⨻",
	trpezium: "⏢",
	tscr: "𝓉",
	tscy: "ц",
	tshcy: "ћ",
	tstrok: "ŧ",
	twixt: "≬",
	twoheadleftarrow: "↞",
	twoheadrightarrow: "↠",
	uArr: "⇑",
	uHar: "⥣",
	uacute: "ú",
	uarr: "↑",
	ubrcy: "ў",
	ubreve: "ŭ",
	ucirc: "û",
	ucy: "у",
	udarr: "⇅",
	udblac: "ű",
	udhar: "⥮",
	ufisht: "⥾",
	ufr: "𝔲",
	ugrave: "ù",
	uharl: "↿",
	uharr: "↾",
	uhblk: "▀",
	ulcorn: "⌜",
	ulcorner: "⌜",
	ulcrop: "⌏",
	ultri: "◸",
	umacr: "ū",
	uml: "¨",
	uogon: "ų",
	uopf: "𝕦",
	uparrow: "↑",
	updownarrow: "↕",
	upharpoonleft: "↿",
	upharpoonright: "↾",
	uplus: "⊎",
	upsi: "υ",
	upsih: "ϒ",
	upsilon: "υ",
	upuparrows: "⇈",
	urcorn: "⌝",
	urcorner: "⌝",
	urcrop: "⌎",
	uring: "ů",
	urtri: "◹",
	uscr: "𝓊",
	utdot: "⋰",
	utilde: "ũ",
	utri: "▵",
	utrif: "▴",
	uuarr: "⇈",
	uuml: "ü",
	uwangle: "⦧",
	vArr: "⇕",
	vBar: "⫨",
	vBarv: "⫩",
	vDash: "⊨",
	vangrt: "⦜",
	varepsilon: "ϵ",
	varkappa: "ϰ",
	varnothing: "∅",
	varphi: "ϕ",
	varpi: "ϖ",
	varpropto: "∝",
	varr: "↕",
	varrho: "ϱ",
	varsigma: "ς",
	varsubsetneq: "⊊︀",
	varsubsetneqq: "⫋︀",
	varsupsetneq: "⊋︀",
	varsupsetneqq: "⫌︀",
	vartheta: "ϑ",
	vartriangleleft: "⊲",
	vartriangleright: "⊳",
	vcy: "в",
	vdash: "⊢",
	vee: "∨",
	veebar: "⊻",
	veeeq: "≚",
	vellip: "⋮",
	verbar: "|",
	vert: "|",
	vfr: "𝔳",
	vltri: "⊲",
	vnsub: "⊂⃒",
	vnsup: "⊃⃒",
	vopf: "𝕧",
	vprop: "∝",
	vrtri: "⊳",
	vscr: "𝓋",
	vsubnE: "⫋︀",
	vsubne: "⊊︀",
	vsupnE: "⫌︀",
	vsupne: "⊋︀",
	vzigzag: "⦚",
	wcirc: "ŵ",
	wedbar: "⩟",
	wedge: "∧",
	wedgeq: "≙",
	weierp: "℘",
	wfr: "𝔴",
	wopf: "𝕨",
	wp: "℘",
	wr: "≀",
	wreath: "≀",
	wscr: "𝓌",
	xcap: "⋂",
	xcirc: "◯",
	xcup: "⋃",
	xdtri: "▽",
	xfr: "𝔵",
	xhArr: "⟺",
	xharr: "⟷",
	xi: "ξ",
	xlArr: "⟸",
	xlarr: "⟵",
	xmap: "⟼",
	xnis: "⋻",
	xodot: "⨀",
	xopf: "𝕩",
	xoplus: "⨁",
	xotime: "⨂",
	xrArr: "⟹",
	xrarr: "⟶",
	xscr: "𝓍",
	xsqcup: "⨆",
	xuplus: "⨄",
	xutri: "△",
	xvee: "⋁",
	xwedge: "⋀",
	yacute: "ý",
	yacy: "я",
	ycirc: "ŷ",
	ycy: "ы",
	yen: "¥",
	yfr: "𝔶",
	yicy: "ї",
	yopf: "𝕪",
	yscr: "𝓎",
	yucy: "ю",
	yuml: "ÿ",
	zacute: "ź",
	zcaron: "ž",
	zcy: "з",
	zdot: "ż",
	zeetrf: "ℨ",
	zeta: "ζ",
	zfr: "𝔷",
	zhcy: "ж",
	zigrarr: "⇝",
	zopf: "𝕫",
	zscr: "𝓏",
	zwj: "‍",
	zwnj: "‌"
};
const decode_named_character_reference_own = {}.hasOwnProperty;
function decodeNamedCharacterReference(value) {
	return decode_named_character_reference_own.call(characterEntities, value) ? characterEntities[value] : false;
}
;
const characterReference = {
	name: "characterReference",
	tokenize: tokenizeCharacterReference
};
function tokenizeCharacterReference(effects, ok, nok) {
	const self = this;
	let size = 0;
	let max;
	let test;
	return start;
	function start(code) {
		effects.enter("characterReference");
		effects.enter("characterReferenceMarker");
		effects.consume(code);
		effects.exit("characterReferenceMarker");
		return open;
	}
	function open(code) {
		if (code === 35) {
			effects.enter("characterReferenceMarkerNumeric");
			effects.consume(code);
			effects.exit("characterReferenceMarkerNumeric");
			return numeric;
		}
		effects.enter("characterReferenceValue");
		max = 31;
		test = asciiAlphanumeric;
		return value(code);
	}
	function numeric(code) {
		if (code === 88 || code === 120) {
			effects.enter("characterReferenceMarkerHexadecimal");
			effects.consume(code);
			effects.exit("characterReferenceMarkerHexadecimal");
			effects.enter("characterReferenceValue");
			max = 6;
			test = asciiHexDigit;
			return value;
		}
		effects.enter("characterReferenceValue");
		max = 7;
		test = asciiDigit;
		return value(code);
	}
	function value(code) {
		if (code === 59 && size) {
			const token = effects.exit("characterReferenceValue");
			if (test === asciiAlphanumeric && !decodeNamedCharacterReference(self.sliceSerialize(token))) {
				return nok(code);
			}
			effects.enter("characterReferenceMarker");
			effects.consume(code);
			effects.exit("characterReferenceMarker");
			effects.exit("characterReference");
			return ok;
		}
		if (test(code) && size++ < max) {
			effects.consume(code);
			return value;
		}
		return nok(code);
	}
}
;
const characterEscape = {
	name: "characterEscape",
	tokenize: tokenizeCharacterEscape
};
function tokenizeCharacterEscape(effects, ok, nok) {
	return start;
	function start(code) {
		effects.enter("characterEscape");
		effects.enter("escapeMarker");
		effects.consume(code);
		effects.exit("escapeMarker");
		return inside;
	}
	function inside(code) {
		if (asciiPunctuation(code)) {
			effects.enter("characterEscapeValue");
			effects.consume(code);
			effects.exit("characterEscapeValue");
			effects.exit("characterEscape");
			return ok;
		}
		return nok(code);
	}
}
;
const lineEnding = {
	name: "lineEnding",
	tokenize: tokenizeLineEnding
};
function tokenizeLineEnding(effects, ok) {
	return start;
	function start(code) {
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return factorySpace(effects, ok, "linePrefix");
	}
}
;
function resolveAll(constructs, events, context) {
	const called = [];
	let index = -1;
	while (++index < constructs.length) {
		const resolve = constructs[index].resolveAll;
		if (resolve && !called.includes(resolve)) {
			events = resolve(events, context);
			called.push(resolve);
		}
	}
	return events;
}
;
const labelEnd = {
	name: "labelEnd",
	resolveAll: resolveAllLabelEnd,
	resolveTo: resolveToLabelEnd,
	tokenize: tokenizeLabelEnd
};
const resourceConstruct = { tokenize: tokenizeResource };
const referenceFullConstruct = { tokenize: tokenizeReferenceFull };
const referenceCollapsedConstruct = { tokenize: tokenizeReferenceCollapsed };
function resolveAllLabelEnd(events) {
	let index = -1;
	const newEvents = [];
	while (++index < events.length) {
		const token = events[index][1];
		newEvents.push(events[index]);
		if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
			const offset = token.type === "labelImage" ? 4 : 2;
			token.type = "data";
			index += offset;
		}
	}
	if (events.length !== newEvents.length) {
		splice(events, 0, events.length, newEvents);
	}
	return events;
}
function resolveToLabelEnd(events, context) {
	let index = events.length;
	let offset = 0;
	let open;
	let close;
	let media;
	while (index--) {
		const token = events[index][1];
		if (open) {
			if (token.type === "link" || token.type === "labelLink" && token._inactive) {
				break;
			}
			if (events[index][0] === "enter" && token.type === "labelLink") {
				token._inactive = true;
			}
		} else if (close) {
			if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
				open = index;
				if (token.type !== "labelLink") {
					offset = 2;
					break;
				}
			}
		} else if (token.type === "labelEnd") {
			close = index;
		}
	}
	const group = {
		type: events[open][1].type === "labelLink" ? "link" : "image",
		start: { ...events[open][1].start },
		end: { ...events[events.length - 1][1].end }
	};
	const label = {
		type: "label",
		start: { ...events[open][1].start },
		end: { ...events[close][1].end }
	};
	const text = {
		type: "labelText",
		start: { ...events[open + offset + 2][1].end },
		end: { ...events[close - 2][1].start }
	};
	media = [[
		"enter",
		group,
		context
	], [
		"enter",
		label,
		context
	]];
	media = push(media, events.slice(open + 1, open + offset + 3));
	media = push(media, [[
		"enter",
		text,
		context
	]]);
	media = push(media, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
	media = push(media, [
		[
			"exit",
			text,
			context
		],
		events[close - 2],
		events[close - 1],
		[
			"exit",
			label,
			context
		]
	]);
	media = push(media, events.slice(close + 1));
	media = push(media, [[
		"exit",
		group,
		context
	]]);
	splice(events, open, events.length, media);
	return events;
}
function tokenizeLabelEnd(effects, ok, nok) {
	const self = this;
	const labelStarts = self._labelStarts;
	let labelStart;
	let defined;
	if (labelStarts) {
		while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) {
			labelStarts.pop();
		}
		labelStart = labelStarts[labelStarts.length - 1];
	}
	return start;
	function start(code) {
		if (!labelStart) {
			return nok(code);
		}
		if (labelStart._inactive) {
			return labelEndNok(code);
		}
		defined = self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize({
			start: labelStart.end,
			end: self.now()
		})));
		effects.enter("labelEnd");
		effects.enter("labelMarker");
		effects.consume(code);
		effects.exit("labelMarker");
		effects.exit("labelEnd");
		return after;
	}
	function after(code) {
		if (code === 40) {
			return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code);
		}
		if (code === 91) {
			return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code);
		}
		return defined ? labelEndOk(code) : labelEndNok(code);
	}
	function referenceNotFull(code) {
		return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
	}
	function labelEndOk(code) {
		labelStarts.pop();
		return ok(code);
	}
	function labelEndNok(code) {
		labelStart._balanced = true;
		return nok(code);
	}
}
function tokenizeResource(effects, ok, nok) {
	return resourceStart;
	function resourceStart(code) {
		effects.enter("resource");
		effects.enter("resourceMarker");
		effects.consume(code);
		effects.exit("resourceMarker");
		return resourceBefore;
	}
	function resourceBefore(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
	}
	function resourceOpen(code) {
		if (code === 41) {
			return resourceEnd(code);
		}
		return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
	}
	function resourceDestinationAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
	}
	function resourceDestinationMissing(code) {
		return nok(code);
	}
	function resourceBetween(code) {
		if (code === 34 || code === 39 || code === 40) {
			return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code);
		}
		return resourceEnd(code);
	}
	function resourceTitleAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
	}
	function resourceEnd(code) {
		if (code === 41) {
			effects.enter("resourceMarker");
			effects.consume(code);
			effects.exit("resourceMarker");
			effects.exit("resource");
			return ok;
		}
		return nok(code);
	}
}
function tokenizeReferenceFull(effects, ok, nok) {
	const self = this;
	return referenceFull;
	function referenceFull(code) {
		return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
	}
	function referenceFullAfter(code) {
		return self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
	}
	function referenceFullMissing(code) {
		return nok(code);
	}
}
function tokenizeReferenceCollapsed(effects, ok, nok) {
	return referenceCollapsedStart;
	function referenceCollapsedStart(code) {
		effects.enter("reference");
		effects.enter("referenceMarker");
		effects.consume(code);
		effects.exit("referenceMarker");
		return referenceCollapsedOpen;
	}
	function referenceCollapsedOpen(code) {
		if (code === 93) {
			effects.enter("referenceMarker");
			effects.consume(code);
			effects.exit("referenceMarker");
			effects.exit("reference");
			return ok;
		}
		return nok(code);
	}
}
;
const labelStartImage = {
	name: "labelStartImage",
	resolveAll: labelEnd.resolveAll,
	tokenize: tokenizeLabelStartImage
};
function tokenizeLabelStartImage(effects, ok, nok) {
	const self = this;
	let labelImage;
	return start;
	function start(code) {
		effects.enter("labelImage");
		effects.enter("labelImageMarker");
		effects.consume(code);
		effects.exit("labelImageMarker");
		return open;
	}
	function open(code) {
		if (code === 91) {
			effects.enter("labelMarker");
			effects.consume(code);
			effects.exit("labelMarker");
			labelImage = effects.exit("labelImage");
			return after;
		}
		return nok(code);
	}
	function after(code) {
		if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
			return nok(code);
		}
		self._labelStarts = self._labelStarts || [];
		self._labelStarts.push(labelImage);
		return ok(code);
	}
}
;
function classifyCharacter(code) {
	if (code === null || markdownLineEndingOrSpace(code) || unicodeWhitespace(code)) {
		return 1;
	}
	if (unicodePunctuation(code)) {
		return 2;
	}
}
;
const attention = {
	name: "attention",
	resolveAll: resolveAllAttention,
	tokenize: tokenizeAttention
};
function resolveAllAttention(events, context) {
	let index = -1;
	let nextEvents;
	while (++index < events.length) {
		if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
			let open = index;
			while (open--) {
				if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
					if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) {
						continue;
					}
					const use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1;
					const start = { ...events[open][1].end };
					const end = { ...events[index][1].start };
					movePoint(start, -use);
					movePoint(end, use);
					const openingSequence = {
						type: use > 1 ? "strongSequence" : "emphasisSequence",
						start,
						end: { ...events[open][1].end }
					};
					const closingSequence = {
						type: use > 1 ? "strongSequence" : "emphasisSequence",
						start: { ...events[index][1].start },
						end
					};
					const text = {
						type: use > 1 ? "strongText" : "emphasisText",
						start: { ...events[open][1].end },
						end: { ...events[index][1].start }
					};
					const group = {
						type: use > 1 ? "strong" : "emphasis",
						start: { ...openingSequence.start },
						end: { ...closingSequence.end }
					};
					events[open][1].end = { ...openingSequence.start };
					events[index][1].start = { ...closingSequence.end };
					nextEvents = [];
					if (events[open][1].end.offset - events[open][1].start.offset) {
						nextEvents = push(nextEvents, [[
							"enter",
							events[open][1],
							context
						], [
							"exit",
							events[open][1],
							context
						]]);
					}
					nextEvents = push(nextEvents, [
						[
							"enter",
							group,
							context
						],
						[
							"enter",
							openingSequence,
							context
						],
						[
							"exit",
							openingSequence,
							context
						],
						[
							"enter",
							text,
							context
						]
					]);
					nextEvents = push(nextEvents, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context));
					nextEvents = push(nextEvents, [
						[
							"exit",
							text,
							context
						],
						[
							"enter",
							closingSequence,
							context
						],
						[
							"exit",
							closingSequence,
							context
						],
						[
							"exit",
							group,
							context
						]
					]);
					let offset = 0;
					if (events[index][1].end.offset - events[index][1].start.offset) {
						offset = 2;
						nextEvents = push(nextEvents, [[
							"enter",
							events[index][1],
							context
						], [
							"exit",
							events[index][1],
							context
						]]);
					}
					splice(events, open - 1, index - open + 3, nextEvents);
					index = open + nextEvents.length - offset - 2;
					break;
				}
			}
		}
	}
	index = -1;
	while (++index < events.length) {
		if (events[index][1].type === "attentionSequence") {
			events[index][1].type = "data";
		}
	}
	return events;
}
function tokenizeAttention(effects, ok) {
	const attentionMarkers = this.parser.constructs.attentionMarkers.null;
	const previous = this.previous;
	const before = classifyCharacter(previous);
	let marker;
	return start;
	function start(code) {
		marker = code;
		effects.enter("attentionSequence");
		return inside(code);
	}
	function inside(code) {
		if (code === marker) {
			effects.consume(code);
			return inside;
		}
		const token = effects.exit("attentionSequence");
		const after = classifyCharacter(code);
		const open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95;
		const close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
		token._open = Boolean(marker === 42 ? open : open && (before || !close));
		token._close = Boolean(marker === 42 ? close : close && (after || !open));
		return ok(code);
	}
}
function movePoint(point, offset) {
	point.column += offset;
	point.offset += offset;
	point._bufferIndex += offset;
}
;
const autolink = {
	name: "autolink",
	tokenize: tokenizeAutolink
};
function tokenizeAutolink(effects, ok, nok) {
	let size = 0;
	return start;
	function start(code) {
		effects.enter("autolink");
		effects.enter("autolinkMarker");
		effects.consume(code);
		effects.exit("autolinkMarker");
		effects.enter("autolinkProtocol");
		return open;
	}
	function open(code) {
		if (asciiAlpha(code)) {
			effects.consume(code);
			return schemeOrEmailAtext;
		}
		if (code === 64) {
			return nok(code);
		}
		return emailAtext(code);
	}
	function schemeOrEmailAtext(code) {
		if (code === 43 || code === 45 || code === 46 || asciiAlphanumeric(code)) {
			size = 1;
			return schemeInsideOrEmailAtext(code);
		}
		return emailAtext(code);
	}
	function schemeInsideOrEmailAtext(code) {
		if (code === 58) {
			effects.consume(code);
			size = 0;
			return urlInside;
		}
		if ((code === 43 || code === 45 || code === 46 || asciiAlphanumeric(code)) && size++ < 32) {
			effects.consume(code);
			return schemeInsideOrEmailAtext;
		}
		size = 0;
		return emailAtext(code);
	}
	function urlInside(code) {
		if (code === 62) {
			effects.exit("autolinkProtocol");
			effects.enter("autolinkMarker");
			effects.consume(code);
			effects.exit("autolinkMarker");
			effects.exit("autolink");
			return ok;
		}
		if (code === null || code === 32 || code === 60 || asciiControl(code)) {
			return nok(code);
		}
		effects.consume(code);
		return urlInside;
	}
	function emailAtext(code) {
		if (code === 64) {
			effects.consume(code);
			return emailAtSignOrDot;
		}
		if (asciiAtext(code)) {
			effects.consume(code);
			return emailAtext;
		}
		return nok(code);
	}
	function emailAtSignOrDot(code) {
		return asciiAlphanumeric(code) ? emailLabel(code) : nok(code);
	}
	function emailLabel(code) {
		if (code === 46) {
			effects.consume(code);
			size = 0;
			return emailAtSignOrDot;
		}
		if (code === 62) {
			effects.exit("autolinkProtocol").type = "autolinkEmail";
			effects.enter("autolinkMarker");
			effects.consume(code);
			effects.exit("autolinkMarker");
			effects.exit("autolink");
			return ok;
		}
		return emailValue(code);
	}
	function emailValue(code) {
		if ((code === 45 || asciiAlphanumeric(code)) && size++ < 63) {
			const next = code === 45 ? emailValue : emailLabel;
			effects.consume(code);
			return next;
		}
		return nok(code);
	}
}
;
const htmlText = {
	name: "htmlText",
	tokenize: tokenizeHtmlText
};
function tokenizeHtmlText(effects, ok, nok) {
	const self = this;
	let marker;
	let index;
	let returnState;
	return start;
	function start(code) {
		effects.enter("htmlText");
		effects.enter("htmlTextData");
		effects.consume(code);
		return open;
	}
	function open(code) {
		if (code === 33) {
			effects.consume(code);
			return declarationOpen;
		}
		if (code === 47) {
			effects.consume(code);
			return tagCloseStart;
		}
		if (code === 63) {
			effects.consume(code);
			return instruction;
		}
		if (asciiAlpha(code)) {
			effects.consume(code);
			return tagOpen;
		}
		return nok(code);
	}
	function declarationOpen(code) {
		if (code === 45) {
			effects.consume(code);
			return commentOpenInside;
		}
		if (code === 91) {
			effects.consume(code);
			index = 0;
			return cdataOpenInside;
		}
		if (asciiAlpha(code)) {
			effects.consume(code);
			return declaration;
		}
		return nok(code);
	}
	function commentOpenInside(code) {
		if (code === 45) {
			effects.consume(code);
			return commentEnd;
		}
		return nok(code);
	}
	function comment(code) {
		if (code === null) {
			return nok(code);
		}
		if (code === 45) {
			effects.consume(code);
			return commentClose;
		}
		if (markdownLineEnding(code)) {
			returnState = comment;
			return lineEndingBefore(code);
		}
		effects.consume(code);
		return comment;
	}
	function commentClose(code) {
		if (code === 45) {
			effects.consume(code);
			return commentEnd;
		}
		return comment(code);
	}
	function commentEnd(code) {
		return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
	}
	function cdataOpenInside(code) {
		const value = "CDATA[";
		if (code === value.charCodeAt(index++)) {
			effects.consume(code);
			return index === value.length ? cdata : cdataOpenInside;
		}
		return nok(code);
	}
	function cdata(code) {
		if (code === null) {
			return nok(code);
		}
		if (code === 93) {
			effects.consume(code);
			return cdataClose;
		}
		if (markdownLineEnding(code)) {
			returnState = cdata;
			return lineEndingBefore(code);
		}
		effects.consume(code);
		return cdata;
	}
	function cdataClose(code) {
		if (code === 93) {
			effects.consume(code);
			return cdataEnd;
		}
		return cdata(code);
	}
	function cdataEnd(code) {
		if (code === 62) {
			return end(code);
		}
		if (code === 93) {
			effects.consume(code);
			return cdataEnd;
		}
		return cdata(code);
	}
	function declaration(code) {
		if (code === null || code === 62) {
			return end(code);
		}
		if (markdownLineEnding(code)) {
			returnState = declaration;
			return lineEndingBefore(code);
		}
		effects.consume(code);
		return declaration;
	}
	function instruction(code) {
		if (code === null) {
			return nok(code);
		}
		if (code === 63) {
			effects.consume(code);
			return instructionClose;
		}
		if (markdownLineEnding(code)) {
			returnState = instruction;
			return lineEndingBefore(code);
		}
		effects.consume(code);
		return instruction;
	}
	function instructionClose(code) {
		return code === 62 ? end(code) : instruction(code);
	}
	function tagCloseStart(code) {
		if (asciiAlpha(code)) {
			effects.consume(code);
			return tagClose;
		}
		return nok(code);
	}
	function tagClose(code) {
		if (code === 45 || asciiAlphanumeric(code)) {
			effects.consume(code);
			return tagClose;
		}
		return tagCloseBetween(code);
	}
	function tagCloseBetween(code) {
		if (markdownLineEnding(code)) {
			returnState = tagCloseBetween;
			return lineEndingBefore(code);
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return tagCloseBetween;
		}
		return end(code);
	}
	function tagOpen(code) {
		if (code === 45 || asciiAlphanumeric(code)) {
			effects.consume(code);
			return tagOpen;
		}
		if (code === 47 || code === 62 || markdownLineEndingOrSpace(code)) {
			return tagOpenBetween(code);
		}
		return nok(code);
	}
	function tagOpenBetween(code) {
		if (code === 47) {
			effects.consume(code);
			return end;
		}
		if (code === 58 || code === 95 || asciiAlpha(code)) {
			effects.consume(code);
			return tagOpenAttributeName;
		}
		if (markdownLineEnding(code)) {
			returnState = tagOpenBetween;
			return lineEndingBefore(code);
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return tagOpenBetween;
		}
		return end(code);
	}
	function tagOpenAttributeName(code) {
		if (code === 45 || code === 46 || code === 58 || code === 95 || asciiAlphanumeric(code)) {
			effects.consume(code);
			return tagOpenAttributeName;
		}
		return tagOpenAttributeNameAfter(code);
	}
	function tagOpenAttributeNameAfter(code) {
		if (code === 61) {
			effects.consume(code);
			return tagOpenAttributeValueBefore;
		}
		if (markdownLineEnding(code)) {
			returnState = tagOpenAttributeNameAfter;
			return lineEndingBefore(code);
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return tagOpenAttributeNameAfter;
		}
		return tagOpenBetween(code);
	}
	function tagOpenAttributeValueBefore(code) {
		if (code === null || code === 60 || code === 61 || code === 62 || code === 96) {
			return nok(code);
		}
		if (code === 34 || code === 39) {
			effects.consume(code);
			marker = code;
			return tagOpenAttributeValueQuoted;
		}
		if (markdownLineEnding(code)) {
			returnState = tagOpenAttributeValueBefore;
			return lineEndingBefore(code);
		}
		if (markdownSpace(code)) {
			effects.consume(code);
			return tagOpenAttributeValueBefore;
		}
		effects.consume(code);
		return tagOpenAttributeValueUnquoted;
	}
	function tagOpenAttributeValueQuoted(code) {
		if (code === marker) {
			effects.consume(code);
			marker = undefined;
			return tagOpenAttributeValueQuotedAfter;
		}
		if (code === null) {
			return nok(code);
		}
		if (markdownLineEnding(code)) {
			returnState = tagOpenAttributeValueQuoted;
			return lineEndingBefore(code);
		}
		effects.consume(code);
		return tagOpenAttributeValueQuoted;
	}
	function tagOpenAttributeValueUnquoted(code) {
		if (code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) {
			return nok(code);
		}
		if (code === 47 || code === 62 || markdownLineEndingOrSpace(code)) {
			return tagOpenBetween(code);
		}
		effects.consume(code);
		return tagOpenAttributeValueUnquoted;
	}
	function tagOpenAttributeValueQuotedAfter(code) {
		if (code === 47 || code === 62 || markdownLineEndingOrSpace(code)) {
			return tagOpenBetween(code);
		}
		return nok(code);
	}
	function end(code) {
		if (code === 62) {
			effects.consume(code);
			effects.exit("htmlTextData");
			effects.exit("htmlText");
			return ok;
		}
		return nok(code);
	}
	function lineEndingBefore(code) {
		effects.exit("htmlTextData");
		effects.enter("lineEnding");
		effects.consume(code);
		effects.exit("lineEnding");
		return lineEndingAfter;
	}
	function lineEndingAfter(code) {
		return markdownSpace(code) ? factorySpace(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code) : lineEndingAfterPrefix(code);
	}
	function lineEndingAfterPrefix(code) {
		effects.enter("htmlTextData");
		return returnState(code);
	}
}
;
const labelStartLink = {
	name: "labelStartLink",
	resolveAll: labelEnd.resolveAll,
	tokenize: tokenizeLabelStartLink
};
function tokenizeLabelStartLink(effects, ok, nok) {
	const self = this;
	let labelLink;
	return start;
	function start(code) {
		effects.enter("labelLink");
		effects.enter("labelMarker");
		effects.consume(code);
		effects.exit("labelMarker");
		labelLink = effects.exit("labelLink");
		return after;
	}
	function after(code) {
		if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
			return nok(code);
		}
		self._labelStarts = self._labelStarts || [];
		self._labelStarts.push(labelLink);
		return ok(code);
	}
}
;
const hardBreakEscape = {
	name: "hardBreakEscape",
	tokenize: tokenizeHardBreakEscape
};
function tokenizeHardBreakEscape(effects, ok, nok) {
	return start;
	function start(code) {
		effects.enter("hardBreakEscape");
		effects.consume(code);
		return after;
	}
	function after(code) {
		if (markdownLineEnding(code)) {
			effects.exit("hardBreakEscape");
			return ok(code);
		}
		return nok(code);
	}
}
;
const codeText = {
	name: "codeText",
	previous,
	resolve: resolveCodeText,
	tokenize: tokenizeCodeText
};
function resolveCodeText(events) {
	let tailExitIndex = events.length - 4;
	let headEnterIndex = 3;
	let index;
	let enter;
	if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
		index = headEnterIndex;
		while (++index < tailExitIndex) {
			if (events[index][1].type === "codeTextData") {
				events[headEnterIndex][1].type = "codeTextPadding";
				events[tailExitIndex][1].type = "codeTextPadding";
				headEnterIndex += 2;
				tailExitIndex -= 2;
				break;
			}
		}
	}
	index = headEnterIndex - 1;
	tailExitIndex++;
	while (++index <= tailExitIndex) {
		if (enter === undefined) {
			if (index !== tailExitIndex && events[index][1].type !== "lineEnding") {
				enter = index;
			}
		} else if (index === tailExitIndex || events[index][1].type === "lineEnding") {
			events[enter][1].type = "codeTextData";
			if (index !== enter + 2) {
				events[enter][1].end = events[index - 1][1].end;
				events.splice(enter + 2, index - enter - 2);
				tailExitIndex -= index - enter - 2;
				index = enter + 2;
			}
			enter = undefined;
		}
	}
	return events;
}
function previous(code) {
	return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
}
function tokenizeCodeText(effects, ok, nok) {
	const self = this;
	let sizeOpen = 0;
	let size;
	let token;
	return start;
	function start(code) {
		effects.enter("codeText");
		effects.enter("codeTextSequence");
		return sequenceOpen(code);
	}
	function sequenceOpen(code) {
		if (code === 96) {
			effects.consume(code);
			sizeOpen++;
			return sequenceOpen;
		}
		effects.exit("codeTextSequence");
		return between(code);
	}
	function between(code) {
		if (code === null) {
			return nok(code);
		}
		if (code === 32) {
			effects.enter("space");
			effects.consume(code);
			effects.exit("space");
			return between;
		}
		if (code === 96) {
			token = effects.enter("codeTextSequence");
			size = 0;
			return sequenceClose(code);
		}
		if (markdownLineEnding(code)) {
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return between;
		}
		effects.enter("codeTextData");
		return data(code);
	}
	function data(code) {
		if (code === null || code === 32 || code === 96 || markdownLineEnding(code)) {
			effects.exit("codeTextData");
			return between(code);
		}
		effects.consume(code);
		return data;
	}
	function sequenceClose(code) {
		if (code === 96) {
			effects.consume(code);
			size++;
			return sequenceClose;
		}
		if (size === sizeOpen) {
			effects.exit("codeTextSequence");
			effects.exit("codeText");
			return ok(code);
		}
		token.type = "codeTextData";
		return data(code);
	}
}
;
const constructs_document = {
	[42]: list,
	[43]: list,
	[45]: list,
	[48]: list,
	[49]: list,
	[50]: list,
	[51]: list,
	[52]: list,
	[53]: list,
	[54]: list,
	[55]: list,
	[56]: list,
	[57]: list,
	[62]: blockQuote
};
const contentInitial = { [91]: definition };
const flowInitial = {
	[-2]: codeIndented,
	[-1]: codeIndented,
	[32]: codeIndented
};
const constructs_flow = {
	[35]: headingAtx,
	[42]: thematicBreak,
	[45]: [setextUnderline, thematicBreak],
	[60]: htmlFlow,
	[61]: setextUnderline,
	[95]: thematicBreak,
	[96]: codeFenced,
	[126]: codeFenced
};
const constructs_string = {
	[38]: characterReference,
	[92]: characterEscape
};
const constructs_text = {
	[-5]: lineEnding,
	[-4]: lineEnding,
	[-3]: lineEnding,
	[33]: labelStartImage,
	[38]: characterReference,
	[42]: attention,
	[60]: [autolink, htmlText],
	[91]: labelStartLink,
	[92]: [hardBreakEscape, characterEscape],
	[93]: labelEnd,
	[95]: attention,
	[96]: codeText
};
const insideSpan = { null: [attention, resolver] };
const attentionMarkers = { null: [42, 95] };
const disable = { null: [] };
;
function createTokenizer(parser, initialize, from) {
	let point = {
		_bufferIndex: -1,
		_index: 0,
		line: from && from.line || 1,
		column: from && from.column || 1,
		offset: from && from.offset || 0
	};
	const columnStart = {};
	const resolveAllConstructs = [];
	let chunks = [];
	let stack = [];
	let consumed = true;
	const effects = {
		attempt: constructFactory(onsuccessfulconstruct),
		check: constructFactory(onsuccessfulcheck),
		consume,
		enter,
		exit,
		interrupt: constructFactory(onsuccessfulcheck, { interrupt: true })
	};
	const context = {
		code: null,
		containerState: {},
		defineSkip,
		events: [],
		now,
		parser,
		previous: null,
		sliceSerialize,
		sliceStream,
		write
	};
	let state = initialize.tokenize.call(context, effects);
	let expectedCode;
	if (initialize.resolveAll) {
		resolveAllConstructs.push(initialize);
	}
	return context;
	function write(slice) {
		chunks = push(chunks, slice);
		main();
		if (chunks[chunks.length - 1] !== null) {
			return [];
		}
		addResult(initialize, 0);
		context.events = resolveAll(resolveAllConstructs, context.events, context);
		return context.events;
	}
	function sliceSerialize(token, expandTabs) {
		return serializeChunks(sliceStream(token), expandTabs);
	}
	function sliceStream(token) {
		return sliceChunks(chunks, token);
	}
	function now() {
		const { _bufferIndex, _index, line, column, offset } = point;
		return {
			_bufferIndex,
			_index,
			line,
			column,
			offset
		};
	}
	function defineSkip(value) {
		columnStart[value.line] = value.column;
		accountForPotentialSkip();
	}
	function main() {
		while (point._index < chunks.length) {
			const chunk = chunks[point._index];
			if (typeof chunk === "string") {
				const chunkIndex = point._index;
				if (point._bufferIndex < 0) {
					point._bufferIndex = 0;
				}
				while (point._index === chunkIndex && point._bufferIndex < chunk.length) {
					go(chunk.charCodeAt(point._bufferIndex));
				}
			} else {
				go(chunk);
			}
		}
	}
	function go(code) {
		consumed = undefined;
		expectedCode = code;
		state = state(code);
	}
	function consume(code) {
		if (markdownLineEnding(code)) {
			point.line++;
			point.column = 1;
			point.offset += code === -3 ? 2 : 1;
			accountForPotentialSkip();
		} else if (code !== -1) {
			point.column++;
			point.offset++;
		}
		if (point._bufferIndex < 0) {
			point._index++;
		} else {
			point._bufferIndex++;
			if (point._bufferIndex === chunks[point._index].length) {
				point._bufferIndex = -1;
				point._index++;
			}
		}
		context.previous = code;
		consumed = true;
	}
	function enter(type, fields) {
		const token = fields || {};
		token.type = type;
		token.start = now();
		context.events.push([
			"enter",
			token,
			context
		]);
		stack.push(token);
		return token;
	}
	function exit(type) {
		const token = stack.pop();
		token.end = now();
		context.events.push([
			"exit",
			token,
			context
		]);
		return token;
	}
	function onsuccessfulconstruct(construct, info) {
		addResult(construct, info.from);
	}
	function onsuccessfulcheck(_, info) {
		info.restore();
	}
	function constructFactory(onreturn, fields) {
		return hook;
		function hook(constructs, returnState, bogusState) {
			let listOfConstructs;
			let constructIndex;
			let currentConstruct;
			let info;
			return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([constructs]) : handleMapOfConstructs(constructs);
			function handleMapOfConstructs(map) {
				return start;
				function start(code) {
					const left = code !== null && map[code];
					const all = code !== null && map.null;
					const list = [...Array.isArray(left) ? left : left ? [left] : [], ...Array.isArray(all) ? all : all ? [all] : []];
					return handleListOfConstructs(list)(code);
				}
			}
			function handleListOfConstructs(list) {
				listOfConstructs = list;
				constructIndex = 0;
				if (list.length === 0) {
					return bogusState;
				}
				return handleConstruct(list[constructIndex]);
			}
			function handleConstruct(construct) {
				return start;
				function start(code) {
					info = store();
					currentConstruct = construct;
					if (!construct.partial) {
						context.currentConstruct = construct;
					}
					if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) {
						return nok(code);
					}
					return construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
				}
			}
			function ok(code) {
				consumed = true;
				onreturn(currentConstruct, info);
				return returnState;
			}
			function nok(code) {
				consumed = true;
				info.restore();
				if (++constructIndex < listOfConstructs.length) {
					return handleConstruct(listOfConstructs[constructIndex]);
				}
				return bogusState;
			}
		}
	}
	function addResult(construct, from) {
		if (construct.resolveAll && !resolveAllConstructs.includes(construct)) {
			resolveAllConstructs.push(construct);
		}
		if (construct.resolve) {
			splice(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context));
		}
		if (construct.resolveTo) {
			context.events = construct.resolveTo(context.events, context);
		}
	}
	function store() {
		const startPoint = now();
		const startPrevious = context.previous;
		const startCurrentConstruct = context.currentConstruct;
		const startEventsIndex = context.events.length;
		const startStack = Array.from(stack);
		return {
			from: startEventsIndex,
			restore
		};
		function restore() {
			point = startPoint;
			context.previous = startPrevious;
			context.currentConstruct = startCurrentConstruct;
			context.events.length = startEventsIndex;
			stack = startStack;
			accountForPotentialSkip();
		}
	}
	function accountForPotentialSkip() {
		if (point.line in columnStart && point.column < 2) {
			point.column = columnStart[point.line];
			point.offset += columnStart[point.line] - 1;
		}
	}
}
function sliceChunks(chunks, token) {
	const startIndex = token.start._index;
	const startBufferIndex = token.start._bufferIndex;
	const endIndex = token.end._index;
	const endBufferIndex = token.end._bufferIndex;
	let view;
	if (startIndex === endIndex) {
		view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)];
	} else {
		view = chunks.slice(startIndex, endIndex);
		if (startBufferIndex > -1) {
			const head = view[0];
			if (typeof head === "string") {
				view[0] = head.slice(startBufferIndex);
			} else {
				view.shift();
			}
		}
		if (endBufferIndex > 0) {
			view.push(chunks[endIndex].slice(0, endBufferIndex));
		}
	}
	return view;
}
function serializeChunks(chunks, expandTabs) {
	let index = -1;
	const result = [];
	let atTab;
	while (++index < chunks.length) {
		const chunk = chunks[index];
		let value;
		if (typeof chunk === "string") {
			value = chunk;
		} else {
			switch (chunk) {
				case -5: {
					value = "\r";
					break;
				}
				case -4: {
					value = "\n";
					break;
				}
				case -3: {
					value = "\r" + "\n";
					break;
				}
				case -2: {
					value = expandTabs ? " " : "	";
					break;
				}
				case -1: {
					if (!expandTabs && atTab) {
						continue;
					}
					value = " ";
					break;
				}
				default: {
					value = String.fromCharCode(chunk);
				}
			}
		}
		atTab = chunk === -2;
		result.push(value);
	}
	return result.join("");
}
;
function lib_parse_parse(options) {
	const settings = options || {};
	const constructs = combineExtensions([constructs_namespaceObject, ...settings.extensions || []]);
	const parser = {
		constructs,
		content: create(content),
		defined: [],
		document: create(document_document),
		flow: create(flow),
		lazy: {},
		string: create(text_string),
		text: create(text_text)
	};
	return parser;
	function create(initial) {
		return creator;
		function creator(from) {
			return createTokenizer(parser, initial, from);
		}
	}
}
;
const search = /[\0\t\n\r]/g;
function preprocess_preprocess() {
	let column = 1;
	let buffer = "";
	let start = true;
	let atCarriageReturn;
	return preprocessor;
	function preprocessor(value, encoding, end) {
		value = buffer + (typeof value === "string" ? value.toString() : new TextDecoder(encoding || undefined).decode(value));
		const chunks = [];
		let startPosition = 0;
		buffer = "";
		if (start) {
			if (value.charCodeAt(0) === 65279) {
				startPosition++;
			}
			start = undefined;
		}
		while (startPosition < value.length) {
			search.lastIndex = startPosition;
			const match = search.exec(value);
			const endPosition = match && match.index !== undefined ? match.index : value.length;
			const code = value.charCodeAt(endPosition);
			if (!match) {
				buffer = value.slice(startPosition);
				break;
			}
			if (code === 10 && startPosition === endPosition && atCarriageReturn) {
				chunks.push(-3);
				atCarriageReturn = undefined;
			} else {
				if (atCarriageReturn) {
					chunks.push(-5);
					atCarriageReturn = undefined;
				}
				if (startPosition < endPosition) {
					chunks.push(value.slice(startPosition, endPosition));
					column += endPosition - startPosition;
				}
				switch (code) {
					case 0: {
						chunks.push(65533);
						column++;
						break;
					}
					case 9: {
						const next = Math.ceil(column / 4) * 4;
						chunks.push(-2);
						while (column++ < next) {
							chunks.push(-1);
						}
						break;
					}
					case 10: {
						chunks.push(-4);
						column = 1;
						break;
					}
					default: {
						atCarriageReturn = true;
						column = 1;
					}
				}
			}
			startPosition = endPosition + 1;
		}
		if (end) {
			if (atCarriageReturn) {
				chunks.push(-5);
			}
			if (buffer) {
				chunks.push(buffer);
			}
			chunks.push(null);
		}
		return chunks;
	}
}
;
function decodeNumericCharacterReference(value, base) {
	const code = Number.parseInt(value, base);
	if (code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) === 65535 || (code & 65535) === 65534 || code > 1114111) {
		return "�";
	}
	return String.fromCodePoint(code);
}
;
const characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
function decodeString(value) {
	return value.replace(characterEscapeOrReference, micromark_util_decode_string_decode);
}
function micromark_util_decode_string_decode($0, $1, $2) {
	if ($1) {
		return $1;
	}
	const head = $2.charCodeAt(0);
	if (head === 35) {
		const head = $2.charCodeAt(1);
		const hex = head === 120 || head === 88;
		return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10);
	}
	return decodeNamedCharacterReference($2) || $0;
}
;
function stringifyPosition(value) {
	if (!value || typeof value !== "object") {
		return "";
	}
	if ("position" in value || "type" in value) {
		return position(value.position);
	}
	if ("start" in value || "end" in value) {
		return position(value);
	}
	if ("line" in value || "column" in value) {
		return point(value);
	}
	return "";
}
function point(point) {
	return index(point && point.line) + ":" + index(point && point.column);
}
function position(pos) {
	return point(pos && pos.start) + "-" + point(pos && pos.end);
}
function index(value) {
	return value && typeof value === "number" ? value : 1;
}
;
const lib_own = {}.hasOwnProperty;
function fromMarkdown(value, encoding, options) {
	if (encoding && typeof encoding === "object") {
		options = encoding;
		encoding = undefined;
	}
	return compiler(options)(postprocess(lib_parse_parse(options).document().write(preprocess_preprocess()(value, encoding, true))));
}
function compiler(options) {
	const config = {
		afterExit: [],
		beforeEnter: [],
		transforms: [],
		canContainEols: [
			"emphasis",
			"fragment",
			"heading",
			"paragraph",
			"strong"
		],
		enter: {
			autolink: opener(link),
			autolinkProtocol: onenterdata,
			autolinkEmail: onenterdata,
			atxHeading: opener(heading),
			blockQuote: opener(blockQuote),
			characterEscape: onenterdata,
			characterReference: onenterdata,
			codeFenced: opener(codeFlow),
			codeFencedFenceInfo: buffer,
			codeFencedFenceMeta: buffer,
			codeIndented: opener(codeFlow, buffer),
			codeText: opener(codeText, buffer),
			codeTextData: onenterdata,
			data: onenterdata,
			codeFlowValue: onenterdata,
			definition: opener(definition),
			definitionDestinationString: buffer,
			definitionLabelString: buffer,
			definitionTitleString: buffer,
			emphasis: opener(emphasis),
			hardBreakEscape: opener(hardBreak),
			hardBreakTrailing: opener(hardBreak),
			htmlFlow: opener(html, buffer),
			htmlFlowData: onenterdata,
			htmlText: opener(html, buffer),
			htmlTextData: onenterdata,
			image: opener(image),
			label: buffer,
			link: opener(link),
			listItem: opener(listItem),
			listItemValue: onenterlistitemvalue,
			listOrdered: opener(list, onenterlistordered),
			listUnordered: opener(list),
			paragraph: opener(paragraph),
			reference: onenterreference,
			referenceString: buffer,
			resourceDestinationString: buffer,
			resourceTitleString: buffer,
			setextHeading: opener(heading),
			strong: opener(strong),
			thematicBreak: opener(thematicBreak)
		},
		exit: {
			atxHeading: closer(),
			atxHeadingSequence: onexitatxheadingsequence,
			autolink: closer(),
			autolinkEmail: onexitautolinkemail,
			autolinkProtocol: onexitautolinkprotocol,
			blockQuote: closer(),
			characterEscapeValue: onexitdata,
			characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
			characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
			characterReferenceValue: onexitcharacterreferencevalue,
			characterReference: onexitcharacterreference,
			codeFenced: closer(onexitcodefenced),
			codeFencedFence: onexitcodefencedfence,
			codeFencedFenceInfo: onexitcodefencedfenceinfo,
			codeFencedFenceMeta: onexitcodefencedfencemeta,
			codeFlowValue: onexitdata,
			codeIndented: closer(onexitcodeindented),
			codeText: closer(onexitcodetext),
			codeTextData: onexitdata,
			data: onexitdata,
			definition: closer(),
			definitionDestinationString: onexitdefinitiondestinationstring,
			definitionLabelString: onexitdefinitionlabelstring,
			definitionTitleString: onexitdefinitiontitlestring,
			emphasis: closer(),
			hardBreakEscape: closer(onexithardbreak),
			hardBreakTrailing: closer(onexithardbreak),
			htmlFlow: closer(onexithtmlflow),
			htmlFlowData: onexitdata,
			htmlText: closer(onexithtmltext),
			htmlTextData: onexitdata,
			image: closer(onexitimage),
			label: onexitlabel,
			labelText: onexitlabeltext,
			lineEnding: onexitlineending,
			link: closer(onexitlink),
			listItem: closer(),
			listOrdered: closer(),
			listUnordered: closer(),
			paragraph: closer(),
			referenceString: onexitreferencestring,
			resourceDestinationString: onexitresourcedestinationstring,
			resourceTitleString: onexitresourcetitlestring,
			resource: onexitresource,
			setextHeading: closer(onexitsetextheading),
			setextHeadingLineSequence: onexitsetextheadinglinesequence,
			setextHeadingText: onexitsetextheadingtext,
			strong: closer(),
			thematicBreak: closer()
		}
	};
	configure(config, (options || {}).mdastExtensions || []);
	const data = {};
	return compile;
	function compile(events) {
		let tree = {
			type: "root",
			children: [],
			position: undefined
		};
		const context = {
			stack: [tree],
			tokenStack: [],
			config,
			enter,
			exit,
			buffer,
			resume,
			data
		};
		const listStack = [];
		const prepared = [];
		let index = -1;
		while (++index < events.length) {
			prepared.push(events[index]);
			if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") {
				if (events[index][0] === "enter") {
					listStack.push(prepared.length - 1);
				} else {
					const tail = listStack.pop();
					prepareList(prepared, tail);
				}
			}
		}
		events = prepared;
		index = -1;
		while (++index < events.length) {
			const handler = config[events[index][0]];
			if (events[index][0] === "enter" && config.beforeEnter.length > 0) {
				callListeners(config.beforeEnter, {
					...context,
					sliceSerialize: events[index][2].sliceSerialize
				}, events[index][1]);
			}
			if (lib_own.call(handler, events[index][1].type)) {
				handler[events[index][1].type].call({
					...context,
					sliceSerialize: events[index][2].sliceSerialize
				}, events[index][1]);
			}
			if (events[index][0] === "exit" && config.afterExit.length > 0) {
				callListeners(config.afterExit, {
					...context,
					sliceSerialize: events[index][2].sliceSerialize
				}, events[index][1]);
			}
		}
		if (context.tokenStack.length > 0) {
			const tail = context.tokenStack[context.tokenStack.length - 1];
			const handler = tail[1] || defaultOnError;
			handler.call(context, undefined, tail[0]);
		}
		tree.position = {
			start: lib_point(events.length > 0 ? events[0][1].start : {
				line: 1,
				column: 1,
				offset: 0
			}),
			end: lib_point(events.length > 0 ? events[events.length - 2][1].end : {
				line: 1,
				column: 1,
				offset: 0
			})
		};
		index = -1;
		while (++index < config.transforms.length) {
			tree = config.transforms[index](tree) || tree;
		}
		return tree;
	}
	function callListeners(listeners, context, token) {
		let index = -1;
		while (++index < listeners.length) {
			listeners[index].call(context, token);
		}
	}
	function prepareList(events, start) {
		const end = events.length - 1;
		let index = start - 1;
		let containerBalance = -1;
		let listSpread = false;
		let listItem;
		let lineIndex;
		let firstBlankLineIndex;
		let atMarker;
		const insertions = [];
		while (++index <= end) {
			const event = events[index];
			switch (event[1].type) {
				case "listUnordered":
				case "listOrdered":
				case "blockQuote": {
					if (event[0] === "enter") {
						containerBalance++;
					} else {
						containerBalance--;
					}
					atMarker = undefined;
					break;
				}
				case "lineEndingBlank": {
					if (event[0] === "enter") {
						if (listItem && !atMarker && !containerBalance && !firstBlankLineIndex) {
							firstBlankLineIndex = index;
						}
						atMarker = undefined;
					}
					break;
				}
				case "linePrefix":
				case "listItemValue":
				case "listItemMarker":
				case "listItemPrefix":
				case "listItemPrefixWhitespace": {
					break;
				}
				default: {
					atMarker = undefined;
				}
			}
			if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
				if (listItem) {
					let tailIndex = index;
					lineIndex = undefined;
					while (tailIndex--) {
						const tailEvent = events[tailIndex];
						if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
							if (tailEvent[0] === "exit") continue;
							if (lineIndex) {
								events[lineIndex][1].type = "lineEndingBlank";
								listSpread = true;
							}
							tailEvent[1].type = "lineEnding";
							lineIndex = tailIndex;
						} else if (tailEvent[1].type === "linePrefix" || tailEvent[1].type === "blockQuotePrefix" || tailEvent[1].type === "blockQuotePrefixWhitespace" || tailEvent[1].type === "blockQuoteMarker" || tailEvent[1].type === "listItemIndent") {} else {
							break;
						}
					}
					if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) {
						listItem._spread = true;
					}
					listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
					insertions.push({
						at: lineIndex || index,
						event: [
							"exit",
							listItem,
							event[2]
						]
					});
				}
				if (event[1].type === "listItemPrefix") {
					const item = {
						type: "listItem",
						_spread: false,
						start: Object.assign({}, event[1].start),
						end: undefined
					};
					listItem = item;
					insertions.push({
						at: index,
						event: [
							"enter",
							item,
							event[2]
						]
					});
					firstBlankLineIndex = undefined;
					atMarker = true;
				}
			}
		}
		const listEvents = events.splice(start);
		let insertion = 0;
		index = -1;
		while (++index < listEvents.length) {
			while (insertion < insertions.length && insertions[insertion].at === start + index) {
				events.push(insertions[insertion++].event);
			}
			events.push(listEvents[index]);
		}
		events[start][1]._spread = listSpread;
	}
	function opener(create, and) {
		return open;
		function open(token) {
			enter.call(this, create(token), token);
			if (and) and.call(this, token);
		}
	}
	function buffer() {
		this.stack.push({
			type: "fragment",
			children: []
		});
	}
	function enter(node, token, errorHandler) {
		const parent = this.stack[this.stack.length - 1];
		const siblings = parent.children;
		siblings.push(node);
		this.stack.push(node);
		this.tokenStack.push([token, errorHandler || undefined]);
		node.position = {
			start: lib_point(token.start),
			end: undefined
		};
	}
	function closer(and) {
		return close;
		function close(token) {
			if (and) and.call(this, token);
			exit.call(this, token);
		}
	}
	function exit(token, onExitError) {
		const node = this.stack.pop();
		const open = this.tokenStack.pop();
		if (!open) {
			throw new Error("Cannot close `" + token.type + "` (" + stringifyPosition({
				start: token.start,
				end: token.end
			}) + "): it’s not open");
		}
		if (open[0].type !== token.type) {
			if (onExitError) {
				onExitError.call(this, token, open[0]);
			} else {
				const handler = open[1] || defaultOnError;
				handler.call(this, token, open[0]);
			}
		}
		node.position.end = lib_point(token.end);
	}
	function resume() {
		return lib_toString(this.stack.pop());
	}
	function onenterlistordered() {
		this.data.expectingFirstListItemValue = true;
	}
	function onenterlistitemvalue(token) {
		if (this.data.expectingFirstListItemValue) {
			const ancestor = this.stack[this.stack.length - 2];
			ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
			this.data.expectingFirstListItemValue = undefined;
		}
	}
	function onexitcodefencedfenceinfo() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.lang = data;
	}
	function onexitcodefencedfencemeta() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.meta = data;
	}
	function onexitcodefencedfence() {
		if (this.data.flowCodeInside) return;
		this.buffer();
		this.data.flowCodeInside = true;
	}
	function onexitcodefenced() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
		this.data.flowCodeInside = undefined;
	}
	function onexitcodeindented() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.value = data.replace(/(\r?\n|\r)$/g, "");
	}
	function onexitdefinitionlabelstring(token) {
		const label = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.label = label;
		node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
	}
	function onexitdefinitiontitlestring() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.title = data;
	}
	function onexitdefinitiondestinationstring() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.url = data;
	}
	function onexitatxheadingsequence(token) {
		const node = this.stack[this.stack.length - 1];
		if (!node.depth) {
			const depth = this.sliceSerialize(token).length;
			node.depth = depth;
		}
	}
	function onexitsetextheadingtext() {
		this.data.setextHeadingSlurpLineEnding = true;
	}
	function onexitsetextheadinglinesequence(token) {
		const node = this.stack[this.stack.length - 1];
		node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
	}
	function onexitsetextheading() {
		this.data.setextHeadingSlurpLineEnding = undefined;
	}
	function onenterdata(token) {
		const node = this.stack[this.stack.length - 1];
		const siblings = node.children;
		let tail = siblings[siblings.length - 1];
		if (!tail || tail.type !== "text") {
			tail = text();
			tail.position = {
				start: lib_point(token.start),
				end: undefined
			};
			siblings.push(tail);
		}
		this.stack.push(tail);
	}
	function onexitdata(token) {
		const tail = this.stack.pop();
		tail.value += this.sliceSerialize(token);
		tail.position.end = lib_point(token.end);
	}
	function onexitlineending(token) {
		const context = this.stack[this.stack.length - 1];
		if (this.data.atHardBreak) {
			const tail = context.children[context.children.length - 1];
			tail.position.end = lib_point(token.end);
			this.data.atHardBreak = undefined;
			return;
		}
		if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
			onenterdata.call(this, token);
			onexitdata.call(this, token);
		}
	}
	function onexithardbreak() {
		this.data.atHardBreak = true;
	}
	function onexithtmlflow() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexithtmltext() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexitcodetext() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexitlink() {
		const node = this.stack[this.stack.length - 1];
		if (this.data.inReference) {
			const referenceType = this.data.referenceType || "shortcut";
			node.type += "Reference";
			node.referenceType = referenceType;
			delete node.url;
			delete node.title;
		} else {
			delete node.identifier;
			delete node.label;
		}
		this.data.referenceType = undefined;
	}
	function onexitimage() {
		const node = this.stack[this.stack.length - 1];
		if (this.data.inReference) {
			const referenceType = this.data.referenceType || "shortcut";
			node.type += "Reference";
			node.referenceType = referenceType;
			delete node.url;
			delete node.title;
		} else {
			delete node.identifier;
			delete node.label;
		}
		this.data.referenceType = undefined;
	}
	function onexitlabeltext(token) {
		const string = this.sliceSerialize(token);
		const ancestor = this.stack[this.stack.length - 2];
		ancestor.label = decodeString(string);
		ancestor.identifier = normalizeIdentifier(string).toLowerCase();
	}
	function onexitlabel() {
		const fragment = this.stack[this.stack.length - 1];
		const value = this.resume();
		const node = this.stack[this.stack.length - 1];
		this.data.inReference = true;
		if (node.type === "link") {
			const children = fragment.children;
			node.children = children;
		} else {
			node.alt = value;
		}
	}
	function onexitresourcedestinationstring() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.url = data;
	}
	function onexitresourcetitlestring() {
		const data = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.title = data;
	}
	function onexitresource() {
		this.data.inReference = undefined;
	}
	function onenterreference() {
		this.data.referenceType = "collapsed";
	}
	function onexitreferencestring(token) {
		const label = this.resume();
		const node = this.stack[this.stack.length - 1];
		node.label = label;
		node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
		this.data.referenceType = "full";
	}
	function onexitcharacterreferencemarker(token) {
		this.data.characterReferenceType = token.type;
	}
	function onexitcharacterreferencevalue(token) {
		const data = this.sliceSerialize(token);
		const type = this.data.characterReferenceType;
		let value;
		if (type) {
			value = decodeNumericCharacterReference(data, type === "characterReferenceMarkerNumeric" ? 10 : 16);
			this.data.characterReferenceType = undefined;
		} else {
			const result = decodeNamedCharacterReference(data);
			value = result;
		}
		const tail = this.stack[this.stack.length - 1];
		tail.value += value;
	}
	function onexitcharacterreference(token) {
		const tail = this.stack.pop();
		tail.position.end = lib_point(token.end);
	}
	function onexitautolinkprotocol(token) {
		onexitdata.call(this, token);
		const node = this.stack[this.stack.length - 1];
		node.url = this.sliceSerialize(token);
	}
	function onexitautolinkemail(token) {
		onexitdata.call(this, token);
		const node = this.stack[this.stack.length - 1];
		node.url = "mailto:" + this.sliceSerialize(token);
	}
	function blockQuote() {
		return {
			type: "blockquote",
			children: [],
			position: undefined
		};
	}
	function codeFlow() {
		return {
			type: "code",
			lang: null,
			meta: null,
			value: "",
			position: undefined
		};
	}
	function codeText() {
		return {
			type: "inlineCode",
			value: "",
			position: undefined
		};
	}
	function definition() {
		return {
			type: "definition",
			identifier: "",
			label: null,
			title: null,
			url: "",
			position: undefined
		};
	}
	function emphasis() {
		return {
			type: "emphasis",
			children: [],
			position: undefined
		};
	}
	function heading() {
		return {
			type: "heading",
			depth: 0,
			children: [],
			position: undefined
		};
	}
	function hardBreak() {
		return {
			type: "break",
			position: undefined
		};
	}
	function html() {
		return {
			type: "html",
			value: "",
			position: undefined
		};
	}
	function image() {
		return {
			type: "image",
			title: null,
			url: "",
			alt: null,
			position: undefined
		};
	}
	function link() {
		return {
			type: "link",
			title: null,
			url: "",
			children: [],
			position: undefined
		};
	}
	function list(token) {
		return {
			type: "list",
			ordered: token.type === "listOrdered",
			start: null,
			spread: token._spread,
			children: [],
			position: undefined
		};
	}
	function listItem(token) {
		return {
			type: "listItem",
			spread: token._spread,
			checked: null,
			children: [],
			position: undefined
		};
	}
	function paragraph() {
		return {
			type: "paragraph",
			children: [],
			position: undefined
		};
	}
	function strong() {
		return {
			type: "strong",
			children: [],
			position: undefined
		};
	}
	function text() {
		return {
			type: "text",
			value: "",
			position: undefined
		};
	}
	function thematicBreak() {
		return {
			type: "thematicBreak",
			position: undefined
		};
	}
}
function lib_point(d) {
	return {
		line: d.line,
		column: d.column,
		offset: d.offset
	};
}
function configure(combined, extensions) {
	let index = -1;
	while (++index < extensions.length) {
		const value = extensions[index];
		if (Array.isArray(value)) {
			configure(combined, value);
		} else {
			extension(combined, value);
		}
	}
}
function extension(combined, extension) {
	let key;
	for (key in extension) {
		if (lib_own.call(extension, key)) {
			switch (key) {
				case "canContainEols": {
					const right = extension[key];
					if (right) {
						combined[key].push(...right);
					}
					break;
				}
				case "transforms": {
					const right = extension[key];
					if (right) {
						combined[key].push(...right);
					}
					break;
				}
				case "afterExit":
				case "beforeEnter": {
					const right = extension[key];
					if (right) {
						combined[key].push(right);
					}
					break;
				}
				case "enter":
				case "exit": {
					const right = extension[key];
					if (right) {
						Object.assign(combined[key], right);
					}
					break;
				}
			}
		}
	}
}
function defaultOnError(left, right) {
	if (left) {
		throw new Error("Cannot close `" + left.type + "` (" + stringifyPosition({
			start: left.start,
			end: left.end
		}) + "): a different token (`" + right.type + "`, " + stringifyPosition({
			start: right.start,
			end: right.end
		}) + ") is open");
	}
	throw new Error("Cannot close document, a token (`" + right.type + "`, " + stringifyPosition({
		start: right.start,
		end: right.end
	}) + ") is still open");
}
;
function deprecate(fn) {
	return fn;
}
function equal() {}
function default_ok() {}
function unreachable() {}
;
function gfmTableFromMarkdown() {
	return {
		enter: {
			table: enterTable,
			tableData: enterCell,
			tableHeader: enterCell,
			tableRow: enterRow
		},
		exit: {
			codeText: exitCodeText,
			table: exitTable,
			tableData: lib_exit,
			tableHeader: lib_exit,
			tableRow: lib_exit
		}
	};
}
function enterTable(token) {
	const align = token._align;
	default_ok(align, "expected `_align` on table");
	this.enter({
		type: "table",
		align: align.map(function(d) {
			return d === "none" ? null : d;
		}),
		children: [],
		position: undefined
	}, token);
	this.data.inTable = true;
}
function exitTable(token) {
	this.exit(token);
	this.data.inTable = undefined;
}
function enterRow(token) {
	this.enter({
		type: "tableRow",
		children: [],
		position: undefined
	}, token);
}
function lib_exit(token) {
	this.exit(token);
}
function enterCell(token) {
	this.enter({
		type: "tableCell",
		children: [],
		position: undefined
	}, token);
}
function exitCodeText(token) {
	let value = this.resume();
	if (this.data.inTable) {
		value = value.replace(/\\([\\|])/g, replace);
	}
	const node = this.stack[this.stack.length - 1];
	default_ok(node.type === "inlineCode");
	node.value = value;
	this.exit(token);
}
function replace($0, $1) {
	return $1 === "|" ? $1 : $0;
}
function gfmTableToMarkdown(options) {
	const settings = options || {};
	const { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = settings;
	const around = padding ? " " : "|";
	return {
		handlers: {
			inlineCode: inlineCodeWithTable,
			table: handleTable,
			tableCell: handleTableCell,
			tableRow: handleTableRow
		},
		join: [joinTable],
		unsafe: [
			{
				character: "\r",
				inConstruct: "tableCell"
			},
			{
				character: "\n",
				inConstruct: "tableCell"
			},
			{
				atBreak: true,
				character: "|",
				after: "[	 :-]"
			},
			{
				character: "|",
				inConstruct: "tableCell"
			},
			{
				atBreak: true,
				character: ":",
				after: "-"
			},
			{
				atBreak: true,
				character: "-",
				after: "[:|-]"
			}
		]
	};
	function handleTable(node, _, state, info) {
		const matrix = handleTableAsData(node, state, info);
		const head = matrix[0];
		if (head) {
			let columns = node.align ? node.align.length : 0;
			let index = -1;
			if (!columns) {
				while (++index < matrix.length) {
					if (matrix[index].length > columns) columns = matrix[index].length;
				}
			}
			while (head.length < columns) head.push("");
		}
		return serializeData(matrix, node.align);
	}
	function handleTableRow(node, _, state, info) {
		const row = handleTableRowAsData(node, state, info);
		const value = serializeData([row]);
		return value.slice(0, value.indexOf("\n"));
	}
	function handleTableCell(node, _, state, info) {
		const exit = state.enter("tableCell");
		const subexit = state.enter("phrasing");
		const value = state.containerPhrasing(node, {
			...info,
			before: around,
			after: around
		});
		subexit();
		exit();
		return value;
	}
	function serializeData(matrix, align) {
		return markdownTable(matrix, {
			align,
			alignDelimiters,
			fillRows: false,
			padding,
			stringLength
		});
	}
	function handleTableAsData(node, state, info) {
		const { children } = node;
		let index = -1;
		const result = [];
		const subexit = state.enter("table");
		while (++index < children.length) {
			result[index] = handleTableRowAsData(children[index], state, info);
		}
		subexit();
		return result;
	}
	function handleTableRowAsData(node, state, info) {
		const { children } = node;
		let index = -1;
		const result = [];
		const subexit = state.enter("tableRow");
		while (++index < children.length) {
			result[index] = handleTableCell(children[index], node, state, info);
		}
		subexit();
		return result;
	}
	function inlineCodeWithTable(node, parent, state) {
		const value = defaultHandlers.inlineCode(node, parent, state);
		if (!state.stack.includes("tableCell")) return value;
		const result = [];
		let start = 0;
		let index = value.indexOf("|");
		while (index !== -1) {
			let before = index;
			while (before > start && value.charCodeAt(before - 1) === 92) {
				before--;
			}
			result.push(value.slice(start, index));
			if ((index - before) % 2 === 0) result.push("\\");
			start = index;
			index = value.indexOf("|", index + 1);
		}
		result.push(value.slice(start));
		return result.join("");
	}
}
function joinTable(left, right, parent, state) {
	if (left.type === "table" && parent.type === "listItem" && parent.spread === false && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext(right, state) || right.type === "paragraph" || right.type === "table")) {
		return 1;
	}
}
function formatHeadingAsSetext(node, state) {
	let literalWithBreak = false;
	visit(node, function(node) {
		if (node.type === "break" || "value" in node && /\r?\n|\r/.test(node.value)) {
			literalWithBreak = true;
			return EXIT;
		}
	});
	return Boolean((!node.depth || node.depth < 3) && toString(node) && (state.options.setext || literalWithBreak));
}
;
class edit_map_EditMap {
	constructor() {
		this.map = [];
		this.index = new Map();
	}
	add(index, remove, add) {
		edit_map_addImplementation(this, index, remove, add);
	}
	consume(events) {
		this.map.sort(function(a, b) {
			return a[0] - b[0];
		});
		if (this.map.length === 0) {
			return;
		}
		let index = this.map.length;
		const vecs = [];
		while (index > 0) {
			index -= 1;
			vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
			events.length = this.map[index][0];
		}
		vecs.push(events.slice());
		events.length = 0;
		let slice = vecs.pop();
		while (slice) {
			for (const element of slice) {
				events.push(element);
			}
			slice = vecs.pop();
		}
		this.map.length = 0;
		this.index.clear();
	}
}
function edit_map_addImplementation(editMap, at, remove, add) {
	if (remove === 0 && add.length === 0) {
		return;
	}
	const existing = editMap.index.get(at);
	if (existing) {
		existing[1] += remove;
		existing[2].push(...add);
		return;
	}
	const change = [
		at,
		remove,
		add
	];
	editMap.map.push(change);
	editMap.index.set(at, change);
}
;
function gfmTableAlign(events, index) {
	let inDelimiterRow = false;
	const align = [];
	while (index < events.length) {
		const event = events[index];
		if (inDelimiterRow) {
			if (event[0] === "enter") {
				if (event[1].type === "tableContent") {
					align.push(events[index + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
				}
			} else if (event[1].type === "tableContent") {
				if (events[index - 1][1].type === "tableDelimiterMarker") {
					const alignIndex = align.length - 1;
					align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
				}
			} else if (event[1].type === "tableDelimiterRow") {
				break;
			}
		} else if (event[0] === "enter" && event[1].type === "tableDelimiterRow") {
			inDelimiterRow = true;
		}
		index += 1;
	}
	return align;
}
;
function gfmTable() {
	return { flow: { null: {
		name: "table",
		tokenize: tokenizeTable,
		resolveAll: resolveTable
	} } };
}
function tokenizeTable(effects, ok, nok) {
	const self = this;
	let size = 0;
	let sizeB = 0;
	let seen;
	return start;
	function start(code) {
		let index = self.events.length - 1;
		while (index > -1) {
			const { type } = self.events[index][1];
			if (type === "lineEnding" || type === "linePrefix") {
				index--;
			} else {
				break;
			}
		}
		const tail = index > -1 ? self.events[index][1].type : null;
		const next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
		if (next === bodyRowStart && self.parser.lazy[self.now().line]) {
			return nok(code);
		}
		return next(code);
	}
	function headRowBefore(code) {
		effects.enter("tableHead");
		effects.enter("tableRow");
		return headRowStart(code);
	}
	function headRowStart(code) {
		if (code === 124) {
			return headRowBreak(code);
		}
		seen = true;
		sizeB += 1;
		return headRowBreak(code);
	}
	function headRowBreak(code) {
		if (code === null) {
			return nok(code);
		}
		if (markdownLineEnding(code)) {
			if (sizeB > 1) {
				sizeB = 0;
				self.interrupt = true;
				effects.exit("tableRow");
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return headDelimiterStart;
			}
			return nok(code);
		}
		if (markdownSpace(code)) {
			return factorySpace(effects, headRowBreak, "whitespace")(code);
		}
		sizeB += 1;
		if (seen) {
			seen = false;
			size += 1;
		}
		if (code === 124) {
			effects.enter("tableCellDivider");
			effects.consume(code);
			effects.exit("tableCellDivider");
			seen = true;
			return headRowBreak;
		}
		effects.enter("data");
		return headRowData(code);
	}
	function headRowData(code) {
		if (code === null || code === 124 || markdownLineEndingOrSpace(code)) {
			effects.exit("data");
			return headRowBreak(code);
		}
		effects.consume(code);
		return code === 92 ? headRowEscape : headRowData;
	}
	function headRowEscape(code) {
		if (code === 92 || code === 124) {
			effects.consume(code);
			return headRowData;
		}
		return headRowData(code);
	}
	function headDelimiterStart(code) {
		self.interrupt = false;
		if (self.parser.lazy[self.now().line]) {
			return nok(code);
		}
		effects.enter("tableDelimiterRow");
		seen = false;
		if (markdownSpace(code)) {
			return factorySpace(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? undefined : 4)(code);
		}
		return headDelimiterBefore(code);
	}
	function headDelimiterBefore(code) {
		if (code === 45 || code === 58) {
			return headDelimiterValueBefore(code);
		}
		if (code === 124) {
			seen = true;
			effects.enter("tableCellDivider");
			effects.consume(code);
			effects.exit("tableCellDivider");
			return headDelimiterCellBefore;
		}
		return headDelimiterNok(code);
	}
	function headDelimiterCellBefore(code) {
		if (markdownSpace(code)) {
			return factorySpace(effects, headDelimiterValueBefore, "whitespace")(code);
		}
		return headDelimiterValueBefore(code);
	}
	function headDelimiterValueBefore(code) {
		if (code === 58) {
			sizeB += 1;
			seen = true;
			effects.enter("tableDelimiterMarker");
			effects.consume(code);
			effects.exit("tableDelimiterMarker");
			return headDelimiterLeftAlignmentAfter;
		}
		if (code === 45) {
			sizeB += 1;
			return headDelimiterLeftAlignmentAfter(code);
		}
		if (code === null || markdownLineEnding(code)) {
			return headDelimiterCellAfter(code);
		}
		return headDelimiterNok(code);
	}
	function headDelimiterLeftAlignmentAfter(code) {
		if (code === 45) {
			effects.enter("tableDelimiterFiller");
			return headDelimiterFiller(code);
		}
		return headDelimiterNok(code);
	}
	function headDelimiterFiller(code) {
		if (code === 45) {
			effects.consume(code);
			return headDelimiterFiller;
		}
		if (code === 58) {
			seen = true;
			effects.exit("tableDelimiterFiller");
			effects.enter("tableDelimiterMarker");
			effects.consume(code);
			effects.exit("tableDelimiterMarker");
			return headDelimiterRightAlignmentAfter;
		}
		effects.exit("tableDelimiterFiller");
		return headDelimiterRightAlignmentAfter(code);
	}
	function headDelimiterRightAlignmentAfter(code) {
		if (markdownSpace(code)) {
			return factorySpace(effects, headDelimiterCellAfter, "whitespace")(code);
		}
		return headDelimiterCellAfter(code);
	}
	function headDelimiterCellAfter(code) {
		if (code === 124) {
			return headDelimiterBefore(code);
		}
		if (code === null || markdownLineEnding(code)) {
			if (!seen || size !== sizeB) {
				return headDelimiterNok(code);
			}
			effects.exit("tableDelimiterRow");
			effects.exit("tableHead");
			return ok(code);
		}
		return headDelimiterNok(code);
	}
	function headDelimiterNok(code) {
		return nok(code);
	}
	function bodyRowStart(code) {
		effects.enter("tableRow");
		return bodyRowBreak(code);
	}
	function bodyRowBreak(code) {
		if (code === 124) {
			effects.enter("tableCellDivider");
			effects.consume(code);
			effects.exit("tableCellDivider");
			return bodyRowBreak;
		}
		if (code === null || markdownLineEnding(code)) {
			effects.exit("tableRow");
			return ok(code);
		}
		if (markdownSpace(code)) {
			return factorySpace(effects, bodyRowBreak, "whitespace")(code);
		}
		effects.enter("data");
		return bodyRowData(code);
	}
	function bodyRowData(code) {
		if (code === null || code === 124 || markdownLineEndingOrSpace(code)) {
			effects.exit("data");
			return bodyRowBreak(code);
		}
		effects.consume(code);
		return code === 92 ? bodyRowEscape : bodyRowData;
	}
	function bodyRowEscape(code) {
		if (code === 92 || code === 124) {
			effects.consume(code);
			return bodyRowData;
		}
		return bodyRowData(code);
	}
}
function resolveTable(events, context) {
	let index = -1;
	let inFirstCellAwaitingPipe = true;
	let rowKind = 0;
	let lastCell = [
		0,
		0,
		0,
		0
	];
	let cell = [
		0,
		0,
		0,
		0
	];
	let afterHeadAwaitingFirstBodyRow = false;
	let lastTableEnd = 0;
	let currentTable;
	let currentBody;
	let currentCell;
	const map = new edit_map_EditMap();
	while (++index < events.length) {
		const event = events[index];
		const token = event[1];
		if (event[0] === "enter") {
			if (token.type === "tableHead") {
				afterHeadAwaitingFirstBodyRow = false;
				if (lastTableEnd !== 0) {
					flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
					currentBody = undefined;
					lastTableEnd = 0;
				}
				currentTable = {
					type: "table",
					start: Object.assign({}, token.start),
					end: Object.assign({}, token.end)
				};
				map.add(index, 0, [[
					"enter",
					currentTable,
					context
				]]);
			} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
				inFirstCellAwaitingPipe = true;
				currentCell = undefined;
				lastCell = [
					0,
					0,
					0,
					0
				];
				cell = [
					0,
					index + 1,
					0,
					0
				];
				if (afterHeadAwaitingFirstBodyRow) {
					afterHeadAwaitingFirstBodyRow = false;
					currentBody = {
						type: "tableBody",
						start: Object.assign({}, token.start),
						end: Object.assign({}, token.end)
					};
					map.add(index, 0, [[
						"enter",
						currentBody,
						context
					]]);
				}
				rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1;
			} else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
				inFirstCellAwaitingPipe = false;
				if (cell[2] === 0) {
					if (lastCell[1] !== 0) {
						cell[0] = cell[1];
						currentCell = flushCell(map, context, lastCell, rowKind, undefined, currentCell);
						lastCell = [
							0,
							0,
							0,
							0
						];
					}
					cell[2] = index;
				}
			} else if (token.type === "tableCellDivider") {
				if (inFirstCellAwaitingPipe) {
					inFirstCellAwaitingPipe = false;
				} else {
					if (lastCell[1] !== 0) {
						cell[0] = cell[1];
						currentCell = flushCell(map, context, lastCell, rowKind, undefined, currentCell);
					}
					lastCell = cell;
					cell = [
						lastCell[1],
						index,
						0,
						0
					];
				}
			}
		} else if (token.type === "tableHead") {
			afterHeadAwaitingFirstBodyRow = true;
			lastTableEnd = index;
		} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
			lastTableEnd = index;
			if (lastCell[1] !== 0) {
				cell[0] = cell[1];
				currentCell = flushCell(map, context, lastCell, rowKind, index, currentCell);
			} else if (cell[1] !== 0) {
				currentCell = flushCell(map, context, cell, rowKind, index, currentCell);
			}
			rowKind = 0;
		} else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
			cell[3] = index;
		}
	}
	if (lastTableEnd !== 0) {
		flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
	}
	map.consume(context.events);
	index = -1;
	while (++index < context.events.length) {
		const event = context.events[index];
		if (event[0] === "enter" && event[1].type === "table") {
			event[1]._align = gfmTableAlign(context.events, index);
		}
	}
	return events;
}
function flushCell(map, context, range, rowKind, rowEnd, previousCell) {
	const groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
	const valueName = "tableContent";
	if (range[0] !== 0) {
		previousCell.end = Object.assign({}, getPoint(context.events, range[0]));
		map.add(range[0], 0, [[
			"exit",
			previousCell,
			context
		]]);
	}
	const now = getPoint(context.events, range[1]);
	previousCell = {
		type: groupName,
		start: Object.assign({}, now),
		end: Object.assign({}, now)
	};
	map.add(range[1], 0, [[
		"enter",
		previousCell,
		context
	]]);
	if (range[2] !== 0) {
		const relatedStart = getPoint(context.events, range[2]);
		const relatedEnd = getPoint(context.events, range[3]);
		const valueToken = {
			type: valueName,
			start: Object.assign({}, relatedStart),
			end: Object.assign({}, relatedEnd)
		};
		map.add(range[2], 0, [[
			"enter",
			valueToken,
			context
		]]);
		if (rowKind !== 2) {
			const start = context.events[range[2]];
			const end = context.events[range[3]];
			start[1].end = Object.assign({}, end[1].end);
			start[1].type = "chunkText";
			start[1].contentType = "text";
			if (range[3] > range[2] + 1) {
				const a = range[2] + 1;
				const b = range[3] - range[2] - 1;
				map.add(a, b, []);
			}
		}
		map.add(range[3] + 1, 0, [[
			"exit",
			valueToken,
			context
		]]);
	}
	if (rowEnd !== undefined) {
		previousCell.end = Object.assign({}, getPoint(context.events, rowEnd));
		map.add(rowEnd, 0, [[
			"exit",
			previousCell,
			context
		]]);
		previousCell = undefined;
	}
	return previousCell;
}
function flushTableEnd(map, context, index, table, tableBody) {
	const exits = [];
	const related = getPoint(context.events, index);
	if (tableBody) {
		tableBody.end = Object.assign({}, related);
		exits.push([
			"exit",
			tableBody,
			context
		]);
	}
	table.end = Object.assign({}, related);
	exits.push([
		"exit",
		table,
		context
	]);
	map.add(index + 1, 0, exits);
}
function getPoint(events, index) {
	const event = events[index];
	const side = event[0] === "enter" ? "start" : "end";
	return event[1][side];
}
;
const style = (format, text) => process.stdout.isTTY && !process.env.NO_COLOR ? (0, external_node_util_namespaceObject.styleText)(format, text) : text;
const widthOf = (text) => (0, external_node_util_namespaceObject.stripVTControlCharacters)(text).length;
function columns(rows) {
	const widths = rows.reduce((widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, widthOf(cell))), []);
	const pad = (cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell));
	return rows.map((row) => row.map(pad).join("  ").trimEnd());
}
const inline = (nodes) => nodes.map(inlineNode).join("");
function inlineNode(node) {
	if (node.type === "html") return node.value === "<br>" ? "\n" : "";
	if (node.type === "break") return "\n";
	if (node.type === "strong") return style("bold", inline(node.children));
	if (node.type === "link") return `${inline(node.children)} (${node.url})`;
	if ("children" in node) return inline(node.children);
	return "value" in node ? node.value : "";
}
function renderTable({ children }) {
	const rows = children.map((row) => row.children.map((cell) => inline(cell.children).replaceAll("\n", " ")));
	const [head = "", ...body] = columns(rows);
	const rule = "─".repeat(Math.max(...[head, ...body].map(widthOf)));
	return [
		style("bold", head),
		rule,
		...body
	].join("\n");
}
const listItem = ({ children }) => `• ${children.flatMap(block).join("\n").replaceAll("\n", "\n  ")}`;
function block(node) {
	if (node.type === "heading") return [style("bold", inline(node.children))];
	if (node.type === "paragraph") return [inline(node.children)];
	if (node.type === "table") return [renderTable(node)];
	if (node.type === "list") return [node.children.map(listItem).join("\n")];
	if (node.type === "html") return textOfHtml(node.value);
	return [];
}
function textOfHtml(html) {
	const text = html.replaceAll(/<[^>]*>/g, "").trim();
	if (text === "Charts") return [];
	const { children } = fromMarkdown(text);
	return children.flatMap(block).map((each) => style("bold", each));
}
function renderMarkdown(markdown) {
	const root = fromMarkdown(markdown, {
		extensions: [gfmTable()],
		mdastExtensions: [gfmTableFromMarkdown()]
	});
	return root.children.flatMap(block).join("\n\n");
}
;
const print = (...lines) => console.log(lines.join("\n"));
const heading = (text) => print("", style(["bold", "cyan"], `── ${text}`), "");
const secretInputs = [
	"password",
	"api-token",
	"github-token"
];
function showStep(action, inputs) {
	heading("The step");
	const lines = Object.entries(inputs).map(([name, value]) => `    ${name}: ${secretInputs.includes(name) ? "***" : value}`);
	const path = action === "gate" ? "" : `/${action}`;
	print(`- uses: OWNER/security-test-gate${path}@v1`, "  with:", ...lines);
	if (isNodeOld) print("", `It runs on Node.js ${process.versions.node} here, and on 24 on GitHub's runners.`);
}
function showResult(result, folder) {
	heading("The outputs");
	print(...columns(Object.entries(result.outputs)));
	showText("The comment on the pull request", result.github.comments.at(-1)?.body, result);
	showText("The job summary", result.summary, result);
	heading("The files");
	print(...columns(keepFiles(result, folder)));
	showArtifact(result);
	showEnd(result);
}
function showText(title, text, { mask }) {
	if (!text) return;
	heading(title);
	print(renderMarkdown(mask(text)));
}
const pathOutputs = {
	"sarif-file": "findings as SARIF, for code scanning",
	"findings-file": "findings as JSON",
	"output-file": "overview as JSON",
	"predicate-file": "verdict as an in-toto predicate",
	"report-path": "report of the service"
};
function keepFiles(result, folder) {
	const { summary, shownLog, github, mask } = result;
	const texts = [
		[
			"log.txt",
			shownLog,
			"log"
		],
		[
			"summary.md",
			summary,
			"job summary"
		],
		[
			"comment.md",
			github.comments.at(-1)?.body,
			"comment on the pull request"
		],
		[
			"issue.md",
			github.issues.at(-1)?.body,
			"issue"
		]
	];
	const written = Object.entries(pathOutputs).map(([output, description]) => [
		(0, external_node_path_namespaceObject.basename)(result.outputs[output] ?? ""),
		readWritten(result, output),
		description
	]);
	(0, external_node_fs_namespaceObject.mkdirSync)(folder, { recursive: true });
	return [...texts, ...written].flatMap(([name, content, description]) => {
		if (!content) return [];
		const path = (0, external_node_path_namespaceObject.join)(folder, name);
		(0, external_node_fs_namespaceObject.writeFileSync)(path, typeof content === "string" ? `${mask(content)}\n` : content);
		return [[(0, external_node_path_namespaceObject.relative)("", path), description]];
	});
}
function showArtifact(result) {
	const report = readWritten(result, "report-path");
	const [artifact] = result.artifacts;
	if (report === undefined || artifact === undefined) return;
	const state = artifact.bytes.equals(report) ? "byte for byte" : "CHANGED";
	print("", `The artifact service received the report ${state}.`);
}
function showEnd({ exitCode, signal, conclusion, outputs }) {
	const { verdict, reason } = outputs;
	const succeeds = conclusion === "success";
	const colour = succeeds ? "green" : "red";
	heading(verdict ? "The verdict" : "The job");
	if (verdict) print(style(["bold", colour], reason ? `${verdict} (${reason})` : verdict));
	const end = signal === null ? `exit status ${exitCode}` : `ended by ${signal}`;
	print(style(colour, `The job ${succeeds ? "succeeds" : "fails"}: ${end}.`));
}
;
const usage = `Usage: npm run demo -- [action] [options]

Runs an action as GitHub's runner does, against the emulator of the service. Nothing is installed.

  action             gate (the default), ${subActions().join(", ")}
  --app-url <url>    the app; its host decides what happens, as with https://clean.test,
                     https://interrupted.test or https://busy.test
  --base-url <url>   a running emulator, or a real service with --username <name> and the password
                     in the environment variable SECURITY_TEST_PASSWORD (SECURITY_TEST_API_TOKEN for
                     a token)
  --<input> <value>  any other input of the action: docs/inputs-and-outputs.md lists those of the
                     gate, <action>/README.md those of another one
  --runs <number>    run the action so many times
  --help             show this

Files named by --config-file, --openapi-file, --baseline-file, --spec-file and --ca-cert-file are
copied into the repository. The files that a run writes are kept in demo-output/.
`;
const inputNames = readInputNames();
const outputFolder = (0, external_node_path_namespaceObject.join)(project, "demo-output");
const emulatorOptions = [
	"--run-seconds=1",
	"--onboarding-seconds=1",
	"--rate-limits=false"
];
let interrupted = false;
async function runDemo(command) {
	const given = readGivenFiles(command.inputs, process.env.INIT_CWD ?? process.cwd());
	const isElsewhere = "base-url" in command.inputs;
	const emulator = isElsewhere ? undefined : await startEmulatorProcess(emulatorOptions);
	const stage = await openDemoStage(given.files);
	try {
		const known = await defaultInputs(stage, command.action, emulator, given.inputs);
		const declared = inputNames[command.action] ?? [];
		const defaults = Object.entries(known).filter(([name]) => declared.includes(name));
		const login = isElsewhere ? loginFor(given.inputs, process.env) : {};
		const inputs = {
			...Object.fromEntries(defaults),
			...login,
			...given.inputs
		};
		return await showRuns(stage, {
			...command,
			inputs
		});
	} finally {
		await Promise.all([emulator?.stop(), stage.github.close()]);
	}
}
async function showRuns(stage, { action, runs, inputs }) {
	showStep(action, inputs);
	if (!isLoopbackUrl(inputs["base-url"])) print("", "The service is real; GitHub, its token and its artifact service are stand-ins.");
	(0, external_node_fs_namespaceObject.rmSync)(outputFolder, {
		recursive: true,
		force: true
	});
	let ended = true;
	for (let run = 1; run <= runs && !interrupted; run += 1) {
		if (runs > 1) heading(`Run ${run} of ${runs}`);
		heading("The log, as GitHub shows it");
		const step = {
			action,
			inputs,
			earlierRuns: run - 1,
			onLine: (line) => print(line)
		};
		const result = await runDemoStep(stage, step);
		showResult(result, runs > 1 ? (0, external_node_path_namespaceObject.join)(outputFolder, `run-${run}`) : outputFolder);
		result.remove();
		ended &&= action !== "gate" || result.outputs.verdict !== undefined;
	}
	return ended;
}
async function main() {
	requireFreshBundles();
	const command = parseDemoCommand(process.argv.slice(2), inputNames);
	if (command.help) print(usage);
	else if (!await runDemo(command)) process.exitCode = 1;
}
process.on("SIGINT", () => {
	interrupted = true;
});
process.stdout.on("error", () => process.exit(0));
process.once("SIGTERM", () => process.exit(143));
main().catch((error) => {
	const isExplained = error instanceof UsageError || error instanceof StaleBundleError;
	console.error(isExplained ? error.message : error);
	process.exit(2);
});
