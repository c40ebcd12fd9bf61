export const id = 883;
export const ids = [883];
export const modules = {
	89379: ((module, __unused_webpack_exports, __webpack_require__) => {
		const ANY = Symbol("SemVer ANY");
		class Comparator {
			static get ANY() {
				return ANY;
			}
			constructor(comp, options) {
				options = parseOptions(options);
				if (comp instanceof Comparator) {
					if (comp.loose === !!options.loose) {
						return comp;
					} else {
						comp = comp.value;
					}
				}
				comp = comp.trim().split(/\s+/).join(" ");
				debug("comparator", comp, options);
				this.options = options;
				this.loose = !!options.loose;
				this.parse(comp);
				if (this.semver === ANY) {
					this.value = "";
				} else {
					this.value = this.operator + this.semver.version;
				}
				debug("comp", this);
			}
			parse(comp) {
				const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
				const m = comp.match(r);
				if (!m) {
					throw new TypeError(`Invalid comparator: ${comp}`);
				}
				this.operator = m[1] !== undefined ? m[1] : "";
				if (this.operator === "=") {
					this.operator = "";
				}
				if (!m[2]) {
					this.semver = ANY;
				} else {
					this.semver = new SemVer(m[2], this.options.loose);
				}
			}
			toString() {
				return this.value;
			}
			test(version) {
				debug("Comparator.test", version, this.options.loose);
				if (this.semver === ANY || version === ANY) {
					return true;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				return cmp(version, this.operator, this.semver, this.options);
			}
			intersects(comp, options) {
				if (!(comp instanceof Comparator)) {
					throw new TypeError("a Comparator is required");
				}
				if (this.operator === "") {
					if (this.value === "") {
						return true;
					}
					return new Range(comp.value, options).test(this.value);
				} else if (comp.operator === "") {
					if (comp.value === "") {
						return true;
					}
					return new Range(this.value, options).test(comp.semver);
				}
				options = parseOptions(options);
				if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) {
					return false;
				}
				if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) {
					return false;
				}
				if (this.operator.startsWith(">") && comp.operator.startsWith(">")) {
					return true;
				}
				if (this.operator.startsWith("<") && comp.operator.startsWith("<")) {
					return true;
				}
				if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) {
					return true;
				}
				if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) {
					return true;
				}
				if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) {
					return true;
				}
				return false;
			}
		}
		module.exports = Comparator;
		const parseOptions = __webpack_require__(70356);
		const { safeRe: re, t } = __webpack_require__(95471);
		const cmp = __webpack_require__(28646);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
	}),
	96782: ((module, __unused_webpack_exports, __webpack_require__) => {
		const SPACE_CHARACTERS = /\s+/g;
		class Range {
			constructor(range, options) {
				options = parseOptions(options);
				if (range instanceof Range) {
					if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) {
						return range;
					} else {
						return new Range(range.raw, options);
					}
				}
				if (range instanceof Comparator) {
					this.raw = range.value;
					this.set = [[range]];
					this.formatted = undefined;
					return this;
				}
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
				this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
				if (!this.set.length) {
					throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
				}
				if (this.set.length > 1) {
					const first = this.set[0];
					this.set = this.set.filter((c) => !isNullSet(c[0]));
					if (this.set.length === 0) {
						this.set = [first];
					} else if (this.set.length > 1) {
						for (const c of this.set) {
							if (c.length === 1 && isAny(c[0])) {
								this.set = [c];
								break;
							}
						}
					}
				}
				this.formatted = undefined;
			}
			get range() {
				if (this.formatted === undefined) {
					this.formatted = "";
					for (let i = 0; i < this.set.length; i++) {
						if (i > 0) {
							this.formatted += "||";
						}
						const comps = this.set[i];
						for (let k = 0; k < comps.length; k++) {
							if (k > 0) {
								this.formatted += " ";
							}
							this.formatted += comps[k].toString().trim();
						}
					}
				}
				return this.formatted;
			}
			format() {
				return this.range;
			}
			toString() {
				return this.range;
			}
			parseRange(range) {
				range = range.replace(BUILDSTRIPRE, "");
				const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE);
				const memoKey = memoOpts + ":" + range;
				const cached = cache.get(memoKey);
				if (cached) {
					return cached;
				}
				const loose = this.options.loose;
				const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
				range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
				debug("hyphen replace", range);
				range = trimComparatorWhitespace(range);
				debug("comparator trim", range);
				range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
				debug("tilde trim", range);
				range = range.replace(re[t.CARETTRIM], caretTrimReplace);
				debug("caret trim", range);
				let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
				if (loose) {
					rangeList = rangeList.filter((comp) => {
						debug("loose invalid filter", comp, this.options);
						return !!comp.match(re[t.COMPARATORLOOSE]);
					});
				}
				debug("range list", rangeList);
				const rangeMap = new Map();
				const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
				for (const comp of comparators) {
					if (isNullSet(comp)) {
						return [comp];
					}
					rangeMap.set(comp.value, comp);
				}
				if (rangeMap.size > 1 && rangeMap.has("")) {
					rangeMap.delete("");
				}
				const result = [...rangeMap.values()];
				cache.set(memoKey, result);
				return result;
			}
			intersects(range, options) {
				if (!(range instanceof Range)) {
					throw new TypeError("a Range is required");
				}
				return this.set.some((thisComparators) => {
					return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
						return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
							return rangeComparators.every((rangeComparator) => {
								return thisComparator.intersects(rangeComparator, options);
							});
						});
					});
				});
			}
			test(version) {
				if (!version) {
					return false;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				for (let i = 0; i < this.set.length; i++) {
					if (testSet(this.set[i], version, this.options)) {
						return true;
					}
				}
				return false;
			}
		}
		module.exports = Range;
		const LRU = __webpack_require__(61383);
		const cache = new LRU();
		const parseOptions = __webpack_require__(70356);
		const Comparator = __webpack_require__(89379);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const trimComparatorWhitespace = __webpack_require__(69737);
		const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = __webpack_require__(95471);
		const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __webpack_require__(45101);
		const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
		const isNullSet = (c) => c.value === "<0.0.0-0";
		const isAny = (c) => c.value === "";
		const isSatisfiable = (comparators, options) => {
			let result = true;
			const remainingComparators = comparators.slice();
			let testComparator = remainingComparators.pop();
			while (result && remainingComparators.length) {
				result = remainingComparators.every((otherComparator) => {
					return testComparator.intersects(otherComparator, options);
				});
				testComparator = remainingComparators.pop();
			}
			return result;
		};
		const parseComparator = (comp, options) => {
			comp = comp.replace(re[t.BUILD], "");
			debug("comp", comp, options);
			comp = replaceCarets(comp, options);
			debug("caret", comp);
			comp = replaceTildes(comp, options);
			debug("tildes", comp);
			comp = replaceXRanges(comp, options);
			debug("xrange", comp);
			comp = replaceStars(comp, options);
			debug("stars", comp);
			return comp;
		};
		const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
		const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
		const replaceTildes = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
		};
		const replaceTilde = (comp, options) => {
			const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("tilde", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				} else if (pr) {
					debug("replaceTilde pr", pr);
					ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else {
					ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				}
				debug("tilde return", ret);
				return ret;
			});
		};
		const replaceCarets = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
		};
		const replaceCaret = (comp, options) => {
			debug("caret", comp, options);
			const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("caret", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					if (M === "0") {
						ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
					} else {
						ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
					}
				} else if (pr) {
					debug("replaceCaret pr", pr);
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
					}
				} else {
					debug("no pr");
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
					}
				}
				debug("caret return", ret);
				return ret;
			});
		};
		const replaceXRanges = (comp, options) => {
			debug("replaceXRanges", comp, options);
			return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
		};
		const replaceXRange = (comp, options) => {
			comp = comp.trim();
			const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
			return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
				debug("xRange", comp, ret, gtlt, M, m, p, pr);
				if (invalidXRangeOrder(M, m, p)) {
					return comp;
				}
				const xM = isX(M);
				const xm = xM || isX(m);
				const xp = xm || isX(p);
				const anyX = xp;
				if (gtlt === "=" && anyX) {
					gtlt = "";
				}
				pr = options.includePrerelease ? "-0" : "";
				if (xM) {
					if (gtlt === ">" || gtlt === "<") {
						ret = "<0.0.0-0";
					} else {
						ret = "*";
					}
				} else if (gtlt && anyX) {
					if (xm) {
						m = 0;
					}
					p = 0;
					if (gtlt === ">") {
						gtlt = ">=";
						if (xm) {
							M = +M + 1;
							m = 0;
							p = 0;
						} else {
							m = +m + 1;
							p = 0;
						}
					} else if (gtlt === "<=") {
						gtlt = "<";
						if (xm) {
							M = +M + 1;
						} else {
							m = +m + 1;
						}
					}
					if (gtlt === "<") {
						pr = "-0";
					}
					ret = `${gtlt + M}.${m}.${p}${pr}`;
				} else if (xm) {
					ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
				} else if (xp) {
					ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
				}
				debug("xRange return", ret);
				return ret;
			});
		};
		const replaceStars = (comp, options) => {
			debug("replaceStars", comp, options);
			return comp.trim().replace(re[t.STAR], "");
		};
		const replaceGTE0 = (comp, options) => {
			debug("replaceGTE0", comp, options);
			return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
		};
		const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
			if (isX(fM)) {
				from = "";
			} else if (isX(fm)) {
				from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
			} else if (isX(fp)) {
				from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
			} else if (fpr) {
				from = `>=${from}`;
			} else {
				from = `>=${from}${incPr ? "-0" : ""}`;
			}
			if (isX(tM)) {
				to = "";
			} else if (isX(tm)) {
				to = `<${+tM + 1}.0.0-0`;
			} else if (isX(tp)) {
				to = `<${tM}.${+tm + 1}.0-0`;
			} else if (tpr) {
				to = `<=${tM}.${tm}.${tp}-${tpr}`;
			} else if (incPr) {
				to = `<${tM}.${tm}.${+tp + 1}-0`;
			} else {
				to = `<=${to}`;
			}
			return `${from} ${to}`.trim();
		};
		const testSet = (set, version, options) => {
			for (let i = 0; i < set.length; i++) {
				if (!set[i].test(version)) {
					return false;
				}
			}
			if (version.prerelease.length && !options.includePrerelease) {
				for (let i = 0; i < set.length; i++) {
					debug(set[i].semver);
					if (set[i].semver === Comparator.ANY) {
						continue;
					}
					if (set[i].semver.prerelease.length > 0) {
						const allowed = set[i].semver;
						if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) {
							return true;
						}
					}
				}
				return false;
			}
			return true;
		};
	}),
	7163: ((module, __unused_webpack_exports, __webpack_require__) => {
		const debug = __webpack_require__(1159);
		const { MAX_LENGTH, MAX_SAFE_INTEGER } = __webpack_require__(45101);
		const { safeRe: re, t } = __webpack_require__(95471);
		const parseOptions = __webpack_require__(70356);
		const { compareIdentifiers } = __webpack_require__(73348);
		const isPrereleaseIdentifier = (prerelease, identifier) => {
			const identifiers = identifier.split(".");
			if (identifiers.length > prerelease.length) {
				return false;
			}
			for (let i = 0; i < identifiers.length; i++) {
				if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
					return false;
				}
			}
			return true;
		};
		class SemVer {
			constructor(version, options) {
				options = parseOptions(options);
				if (version instanceof SemVer) {
					if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) {
						return version;
					} else {
						version = version.version;
					}
				} else if (typeof version !== "string") {
					throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
				}
				if (version.length > MAX_LENGTH) {
					throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
				}
				debug("SemVer", version, options);
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
				if (!m) {
					throw new TypeError(`Invalid Version: ${version}`);
				}
				this.raw = version;
				this.major = +m[1];
				this.minor = +m[2];
				this.patch = +m[3];
				if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
					throw new TypeError("Invalid major version");
				}
				if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
					throw new TypeError("Invalid minor version");
				}
				if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
					throw new TypeError("Invalid patch version");
				}
				if (!m[4]) {
					this.prerelease = [];
				} else {
					this.prerelease = m[4].split(".").map((id) => {
						if (/^[0-9]+$/.test(id)) {
							const num = +id;
							if (num >= 0 && num < MAX_SAFE_INTEGER) {
								return num;
							}
						}
						return id;
					});
				}
				this.build = m[5] ? m[5].split(".") : [];
				this.format();
			}
			format() {
				this.version = `${this.major}.${this.minor}.${this.patch}`;
				if (this.prerelease.length) {
					this.version += `-${this.prerelease.join(".")}`;
				}
				return this.version;
			}
			toString() {
				return this.version;
			}
			compare(other) {
				debug("SemVer.compare", this.version, this.options, other);
				if (!(other instanceof SemVer)) {
					if (typeof other === "string" && other === this.version) {
						return 0;
					}
					other = new SemVer(other, this.options);
				}
				if (other.version === this.version) {
					return 0;
				}
				return this.compareMain(other) || this.comparePre(other);
			}
			compareMain(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.major < other.major) {
					return -1;
				}
				if (this.major > other.major) {
					return 1;
				}
				if (this.minor < other.minor) {
					return -1;
				}
				if (this.minor > other.minor) {
					return 1;
				}
				if (this.patch < other.patch) {
					return -1;
				}
				if (this.patch > other.patch) {
					return 1;
				}
				return 0;
			}
			comparePre(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.prerelease.length && !other.prerelease.length) {
					return -1;
				} else if (!this.prerelease.length && other.prerelease.length) {
					return 1;
				} else if (!this.prerelease.length && !other.prerelease.length) {
					return 0;
				}
				let i = 0;
				do {
					const a = this.prerelease[i];
					const b = other.prerelease[i];
					debug("prerelease compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			compareBuild(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				let i = 0;
				do {
					const a = this.build[i];
					const b = other.build[i];
					debug("build compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			inc(release, identifier, identifierBase) {
				if (release.startsWith("pre")) {
					if (!identifier && identifierBase === false) {
						throw new Error("invalid increment argument: identifier is empty");
					}
					if (identifier) {
						const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
						if (!match || match[1] !== identifier) {
							throw new Error(`invalid identifier: ${identifier}`);
						}
					}
				}
				switch (release) {
					case "premajor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor = 0;
						this.major++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "preminor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "prepatch":
						this.prerelease.length = 0;
						this.inc("patch", identifier, identifierBase);
						this.inc("pre", identifier, identifierBase);
						break;
					case "prerelease":
						if (this.prerelease.length === 0) {
							this.inc("patch", identifier, identifierBase);
						}
						this.inc("pre", identifier, identifierBase);
						break;
					case "release":
						if (this.prerelease.length === 0) {
							throw new Error(`version ${this.raw} is not a prerelease`);
						}
						this.prerelease.length = 0;
						break;
					case "major":
						if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) {
							this.major++;
						}
						this.minor = 0;
						this.patch = 0;
						this.prerelease = [];
						break;
					case "minor":
						if (this.patch !== 0 || this.prerelease.length === 0) {
							this.minor++;
						}
						this.patch = 0;
						this.prerelease = [];
						break;
					case "patch":
						if (this.prerelease.length === 0) {
							this.patch++;
						}
						this.prerelease = [];
						break;
					case "pre": {
						const base = Number(identifierBase) ? 1 : 0;
						if (this.prerelease.length === 0) {
							this.prerelease = [base];
						} else {
							let i = this.prerelease.length;
							while (--i >= 0) {
								if (typeof this.prerelease[i] === "number") {
									this.prerelease[i]++;
									i = -2;
								}
							}
							if (i === -1) {
								if (identifier === this.prerelease.join(".") && identifierBase === false) {
									throw new Error("invalid increment argument: identifier already exists");
								}
								this.prerelease.push(base);
							}
						}
						if (identifier) {
							let prerelease = [identifier, base];
							if (identifierBase === false) {
								prerelease = [identifier];
							}
							if (isPrereleaseIdentifier(this.prerelease, identifier)) {
								const prereleaseBase = this.prerelease[identifier.split(".").length];
								if (isNaN(prereleaseBase)) {
									this.prerelease = prerelease;
								}
							} else {
								this.prerelease = prerelease;
							}
						}
						break;
					}
					default: throw new Error(`invalid increment argument: ${release}`);
				}
				this.raw = this.format();
				if (this.build.length) {
					this.raw += `+${this.build.join(".")}`;
				}
				return this;
			}
		}
		module.exports = SemVer;
	}),
	28646: ((module, __unused_webpack_exports, __webpack_require__) => {
		const eq = __webpack_require__(55082);
		const neq = __webpack_require__(4974);
		const gt = __webpack_require__(16599);
		const gte = __webpack_require__(41236);
		const lt = __webpack_require__(3872);
		const lte = __webpack_require__(56717);
		const cmp = (a, op, b, loose) => {
			switch (op) {
				case "===":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a === b;
				case "!==":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a !== b;
				case "":
				case "=":
				case "==": return eq(a, b, loose);
				case "!=": return neq(a, b, loose);
				case ">": return gt(a, b, loose);
				case ">=": return gte(a, b, loose);
				case "<": return lt(a, b, loose);
				case "<=": return lte(a, b, loose);
				default: throw new TypeError(`Invalid operator: ${op}`);
			}
		};
		module.exports = cmp;
	}),
	35385: ((module, __unused_webpack_exports, __webpack_require__) => {
		const SemVer = __webpack_require__(7163);
		const parse = __webpack_require__(16353);
		const { safeRe: re, t } = __webpack_require__(95471);
		const coerce = (version, options) => {
			if (version instanceof SemVer) {
				return version;
			}
			if (typeof version === "number") {
				version = String(version);
			}
			if (typeof version !== "string") {
				return null;
			}
			options = options || {};
			let match = null;
			if (!options.rtl) {
				match = version.match(options.includePrerelease ? re[t.COERCEFULL] : re[t.COERCE]);
			} else {
				const coerceRtlRegex = options.includePrerelease ? re[t.COERCERTLFULL] : re[t.COERCERTL];
				let next;
				while ((next = coerceRtlRegex.exec(version)) && (!match || match.index + match[0].length !== version.length)) {
					if (!match || next.index + next[0].length !== match.index + match[0].length) {
						match = next;
					}
					coerceRtlRegex.lastIndex = next.index + next[1].length + next[2].length;
				}
				coerceRtlRegex.lastIndex = -1;
			}
			if (match === null) {
				return null;
			}
			const major = match[2];
			const minor = match[3] || "0";
			const patch = match[4] || "0";
			const prerelease = options.includePrerelease && match[5] ? `-${match[5]}` : "";
			const build = options.includePrerelease && match[6] ? `+${match[6]}` : "";
			return parse(`${major}.${minor}.${patch}${prerelease}${build}`, options);
		};
		module.exports = coerce;
	}),
	78469: ((module, __unused_webpack_exports, __webpack_require__) => {
		const SemVer = __webpack_require__(7163);
		const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
		module.exports = compare;
	}),
	55082: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const eq = (a, b, loose) => compare(a, b, loose) === 0;
		module.exports = eq;
	}),
	16599: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const gt = (a, b, loose) => compare(a, b, loose) > 0;
		module.exports = gt;
	}),
	41236: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const gte = (a, b, loose) => compare(a, b, loose) >= 0;
		module.exports = gte;
	}),
	3872: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const lt = (a, b, loose) => compare(a, b, loose) < 0;
		module.exports = lt;
	}),
	56717: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const lte = (a, b, loose) => compare(a, b, loose) <= 0;
		module.exports = lte;
	}),
	4974: ((module, __unused_webpack_exports, __webpack_require__) => {
		const compare = __webpack_require__(78469);
		const neq = (a, b, loose) => compare(a, b, loose) !== 0;
		module.exports = neq;
	}),
	16353: ((module, __unused_webpack_exports, __webpack_require__) => {
		const SemVer = __webpack_require__(7163);
		const parse = (version, options, throwErrors = false) => {
			if (version instanceof SemVer) {
				return version;
			}
			try {
				return new SemVer(version, options);
			} catch (er) {
				if (!throwErrors) {
					return null;
				}
				throw er;
			}
		};
		module.exports = parse;
	}),
	68011: ((module, __unused_webpack_exports, __webpack_require__) => {
		const Range = __webpack_require__(96782);
		const satisfies = (version, range, options) => {
			try {
				range = new Range(range, options);
			} catch (er) {
				return false;
			}
			return range.test(version);
		};
		module.exports = satisfies;
	}),
	45101: ((module) => {
		const SEMVER_SPEC_VERSION = "2.0.0";
		const MAX_LENGTH = 256;
		const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 9007199254740991;
		const MAX_SAFE_COMPONENT_LENGTH = 16;
		const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
		const WHITESPACE_CHARACTERS = [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			"\u2028",
			"\u2029",
			" ",
			" ",
			"　",
			"﻿"
		];
		const RELEASE_TYPES = [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		];
		module.exports = {
			MAX_LENGTH,
			MAX_SAFE_COMPONENT_LENGTH,
			MAX_SAFE_BUILD_LENGTH,
			MAX_SAFE_INTEGER,
			WHITESPACE_CHARACTERS,
			RELEASE_TYPES,
			SEMVER_SPEC_VERSION,
			FLAG_INCLUDE_PRERELEASE: 1,
			FLAG_LOOSE: 2
		};
	}),
	1159: ((module) => {
		const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
		module.exports = debug;
	}),
	73348: ((module) => {
		const numeric = /^[0-9]+$/;
		const compareIdentifiers = (a, b) => {
			if (typeof a === "number" && typeof b === "number") {
				return a === b ? 0 : a < b ? -1 : 1;
			}
			const anum = numeric.test(a);
			const bnum = numeric.test(b);
			if (anum && bnum) {
				a = +a;
				b = +b;
			}
			return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
		};
		const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
		module.exports = {
			compareIdentifiers,
			rcompareIdentifiers
		};
	}),
	61383: ((module) => {
		class LRUCache {
			constructor() {
				this.max = 1e3;
				this.map = new Map();
			}
			get(key) {
				const value = this.map.get(key);
				if (value === undefined) {
					return undefined;
				} else {
					this.map.delete(key);
					this.map.set(key, value);
					return value;
				}
			}
			delete(key) {
				return this.map.delete(key);
			}
			set(key, value) {
				const deleted = this.delete(key);
				if (!deleted && value !== undefined) {
					if (this.map.size >= this.max) {
						const firstKey = this.map.keys().next().value;
						this.delete(firstKey);
					}
					this.map.set(key, value);
				}
				return this;
			}
		}
		module.exports = LRUCache;
	}),
	70356: ((module) => {
		const looseOption = Object.freeze({ loose: true });
		const emptyOpts = Object.freeze({});
		const parseOptions = (options) => {
			if (!options) {
				return emptyOpts;
			}
			if (typeof options !== "object") {
				return looseOption;
			}
			return options;
		};
		module.exports = parseOptions;
	}),
	95471: ((module, exports, __webpack_require__) => {
		const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = __webpack_require__(45101);
		const debug = __webpack_require__(1159);
		exports = module.exports = {};
		const re = exports.re = [];
		const safeRe = exports.safeRe = [];
		const src = exports.src = [];
		const safeSrc = exports.safeSrc = [];
		const t = exports.t = {};
		let R = 0;
		const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
		const safeRegexReplacements = [
			["\\s", 1],
			["\\d", MAX_LENGTH],
			[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
		];
		const makeSafeRegex = (value) => {
			for (const [token, max] of safeRegexReplacements) {
				value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
			}
			return value;
		};
		const createToken = (name, value, isGlobal) => {
			const safe = makeSafeRegex(value);
			const index = R++;
			debug(name, index, value);
			t[name] = index;
			src[index] = value;
			safeSrc[index] = safe;
			re[index] = new RegExp(value, isGlobal ? "g" : undefined);
			safeRe[index] = new RegExp(safe, isGlobal ? "g" : undefined);
		};
		createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
		createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
		createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
		createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})`);
		createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
		createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
		createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
		createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
		createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
		createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
		createToken("FULL", `^${src[t.FULLPLAIN]}$`);
		createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
		createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
		createToken("GTLT", "((?:<|>)?=?)");
		createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
		createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
		createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
		createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COERCEPLAIN", `${"(^|[^\\d])" + "(\\d{1,"}${MAX_SAFE_COMPONENT_LENGTH}})` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
		createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
		createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?` + `(?:${src[t.BUILD]})?` + `(?:$|[^\\d])`);
		createToken("COERCERTL", src[t.COERCE], true);
		createToken("COERCERTLFULL", src[t.COERCEFULL], true);
		createToken("LONETILDE", "(?:~>?)");
		createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
		exports.tildeTrimReplace = "$1~";
		createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
		createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("LONECARET", "(?:\\^)");
		createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
		exports.caretTrimReplace = "$1^";
		createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
		createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
		createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
		createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
		exports.comparatorTrimReplace = "$1$2$3";
		createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAIN]})` + `\\s*$`);
		createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAINLOOSE]})` + `\\s*$`);
		createToken("STAR", "(<|>)?=?\\s*\\*");
		createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
		createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
	}),
	69737: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = __webpack_require__(45101);
		const whitespace = new Uint8Array(65536);
		for (const char of WHITESPACE_CHARACTERS) {
			whitespace[char.charCodeAt(0)] = 1;
		}
		const isWhitespace = (char) => char !== undefined && whitespace[char.charCodeAt(0)] === 1;
		const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
		const isDigit = (char) => char !== undefined && char >= "0" && char <= "9";
		const isLetter = (char) => char !== undefined && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
		const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
		const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
		const findDigitsEndIndex = (range, start, limit, digitRuns) => {
			if (!isDigit(range[start])) {
				return start;
			}
			if (start >= digitRuns.start && start < digitRuns.end) {
				return Math.min(start + limit, digitRuns.end);
			}
			if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
				return Math.min(start + limit, digitRuns.previousEnd);
			}
			let end = start + 1;
			while (isDigit(range[end])) {
				end++;
			}
			digitRuns.previousStart = digitRuns.start;
			digitRuns.previousEnd = digitRuns.end;
			digitRuns.start = start;
			digitRuns.end = end;
			return Math.min(start + limit, end);
		};
		const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
			if (!loose && range[start] === "0") {
				return start + 1;
			}
			return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
		};
		const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
			const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
			if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
				let end = digitsEnd + 1;
				const limit = end + MAX_SAFE_BUILD_LENGTH;
				while (end < limit && isIdentifierCharacter(range[end])) {
					end++;
				}
				return end;
			}
			return findVersionNumberEndIndex(range, start, loose, digitRuns);
		};
		const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
			const hyphen = range[start] === "-";
			if (!loose && !hyphen) {
				return start;
			}
			const identifierStart = start + (hyphen ? 1 : 0);
			let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
			if (end === identifierStart) {
				if (!loose || !hyphen) {
					return start;
				}
				end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
			}
			while (range[end] === ".") {
				const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findBuildIdentifierEndIndex = (range, start) => {
			let end = start;
			while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
				end++;
			}
			return end;
		};
		const findBuildEndIndex = (range, start) => {
			if (range[start] !== "+") {
				return start;
			}
			let end = findBuildIdentifierEndIndex(range, start + 1);
			if (end === start + 1) {
				return start;
			}
			while (range[end] === ".") {
				const next = findBuildIdentifierEndIndex(range, end + 1);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
			let end = start;
			for (let component = 0; component < 3; component++) {
				const next = findVersionNumberEndIndex(range, end, true, digitRuns);
				if (next === end) {
					return start;
				}
				end = next;
				if (component < 2) {
					if (range[end] !== ".") {
						return start;
					}
					end++;
				}
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
			if (isDigit(range[start])) {
				return findVersionNumberEndIndex(range, start, false, digitRuns);
			}
			return isVersionStart(range[start]) ? start + 1 : start;
		};
		const findPartialVersionEndIndex = (range, start, digitRuns) => {
			let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
			for (let component = 0; component < 2; component++) {
				if (range[end] !== ".") {
					return end;
				}
				const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
				if (next === end + 1) {
					return end;
				}
				end = next;
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findVersionEndIndex = (range, start, digitRuns) => {
			const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
			return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
		};
		const findRemovableWhitespaceIndex = (range, matchStart) => {
			let position = matchStart;
			if (isWhitespace(range[position])) {
				position++;
			}
			if (range[position] === "<" || range[position] === ">") {
				position++;
			}
			if (range[position] === "=") {
				position++;
			}
			return isWhitespace(range[position]) ? position : -1;
		};
		const trimComparatorWhitespace = (range) => {
			let result = "";
			let copyFrom = 0;
			let cursor = 0;
			const digitRuns = {
				start: -1,
				end: -1,
				previousStart: -1,
				previousEnd: -1
			};
			while (cursor < range.length) {
				const matchStart = cursor;
				if (range[cursor] === "<" || range[cursor] === ">") {
					cursor++;
				} else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
					cursor++;
					continue;
				}
				while (cursor < range.length && isVersionPrefix(range[cursor])) {
					cursor++;
				}
				if (!isVersionStart(range[cursor])) {
					continue;
				}
				const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
				if (whitespacePosition !== -1) {
					result += range.slice(copyFrom, whitespacePosition);
					copyFrom = whitespacePosition + 1;
				}
				cursor = findVersionEndIndex(range, cursor, digitRuns);
			}
			return result + range.slice(copyFrom);
		};
		module.exports = trimComparatorWhitespace;
	})
};
