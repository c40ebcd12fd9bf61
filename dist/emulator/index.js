import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	779: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
		function fmtDef(validate, compare) {
			return {
				validate,
				compare
			};
		}
		exports.fullFormats = {
			date: fmtDef(date, compareDate),
			time: fmtDef(getTime(true), compareTime),
			"date-time": fmtDef(getDateTime(true), compareDateTime),
			"iso-time": fmtDef(getTime(), compareIsoTime),
			"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
			duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
			uri,
			"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
			"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
			url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
			email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
			hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
			ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
			ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
			regex,
			uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
			"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
			"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
			"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
			byte,
			int32: {
				type: "number",
				validate: validateInt32
			},
			int64: {
				type: "number",
				validate: validateInt64
			},
			float: {
				type: "number",
				validate: validateNumber
			},
			double: {
				type: "number",
				validate: validateNumber
			},
			password: true,
			binary: true
		};
		exports.fastFormats = {
			...exports.fullFormats,
			date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
			time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
			"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
			"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
			"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
			uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
			"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
			email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
		};
		exports.formatNames = Object.keys(exports.fullFormats);
		function isLeapYear(year) {
			return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
		}
		const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
		const DAYS = [
			0,
			31,
			28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
		function date(str) {
			const matches = DATE.exec(str);
			if (!matches) return false;
			const year = +matches[1];
			const month = +matches[2];
			const day = +matches[3];
			return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
		}
		function compareDate(d1, d2) {
			if (!(d1 && d2)) return undefined;
			if (d1 > d2) return 1;
			if (d1 < d2) return -1;
			return 0;
		}
		const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
		function getTime(strictTimeZone) {
			return function time(str) {
				const matches = TIME.exec(str);
				if (!matches) return false;
				const hr = +matches[1];
				const min = +matches[2];
				const sec = +matches[3];
				const tz = matches[4];
				const tzSign = matches[5] === "-" ? -1 : 1;
				const tzH = +(matches[6] || 0);
				const tzM = +(matches[7] || 0);
				if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
				if (hr <= 23 && min <= 59 && sec < 60) return true;
				const utcMin = min - tzM * tzSign;
				const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
				return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
			};
		}
		function compareTime(s1, s2) {
			if (!(s1 && s2)) return undefined;
			const t1 = new Date("2020-01-01T" + s1).valueOf();
			const t2 = new Date("2020-01-01T" + s2).valueOf();
			if (!(t1 && t2)) return undefined;
			return t1 - t2;
		}
		function compareIsoTime(t1, t2) {
			if (!(t1 && t2)) return undefined;
			const a1 = TIME.exec(t1);
			const a2 = TIME.exec(t2);
			if (!(a1 && a2)) return undefined;
			t1 = a1[1] + a1[2] + a1[3];
			t2 = a2[1] + a2[2] + a2[3];
			if (t1 > t2) return 1;
			if (t1 < t2) return -1;
			return 0;
		}
		const DATE_TIME_SEPARATOR = /t|\s/i;
		function getDateTime(strictTimeZone) {
			const time = getTime(strictTimeZone);
			return function date_time(str) {
				const dateTime = str.split(DATE_TIME_SEPARATOR);
				return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
			};
		}
		function compareDateTime(dt1, dt2) {
			if (!(dt1 && dt2)) return undefined;
			const d1 = new Date(dt1).valueOf();
			const d2 = new Date(dt2).valueOf();
			if (!(d1 && d2)) return undefined;
			return d1 - d2;
		}
		function compareIsoDateTime(dt1, dt2) {
			if (!(dt1 && dt2)) return undefined;
			const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
			const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
			const res = compareDate(d1, d2);
			if (res === undefined) return undefined;
			return res || compareTime(t1, t2);
		}
		const NOT_URI_FRAGMENT = /\/|:/;
		const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
		function uri(str) {
			return NOT_URI_FRAGMENT.test(str) && URI.test(str);
		}
		const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
		function byte(str) {
			BYTE.lastIndex = 0;
			return BYTE.test(str);
		}
		const MIN_INT32 = -(2 ** 31);
		const MAX_INT32 = 2 ** 31 - 1;
		function validateInt32(value) {
			return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
		}
		function validateInt64(value) {
			return Number.isInteger(value);
		}
		function validateNumber() {
			return true;
		}
		const Z_ANCHOR = /[^\\]\\Z/;
		function regex(str) {
			if (Z_ANCHOR.test(str)) return false;
			try {
				new RegExp(str);
				return true;
			} catch (e) {
				return false;
			}
		}
	}),
	2815: ((module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const formats_1 = __nccwpck_require__(779);
		const limit_1 = __nccwpck_require__(1284);
		const codegen_1 = __nccwpck_require__(1436);
		const fullName = new codegen_1.Name("fullFormats");
		const fastName = new codegen_1.Name("fastFormats");
		const formatsPlugin = (ajv, opts = { keywords: true }) => {
			if (Array.isArray(opts)) {
				addFormats(ajv, opts, formats_1.fullFormats, fullName);
				return ajv;
			}
			const [formats, exportName] = opts.mode === "fast" ? [formats_1.fastFormats, fastName] : [formats_1.fullFormats, fullName];
			const list = opts.formats || formats_1.formatNames;
			addFormats(ajv, list, formats, exportName);
			if (opts.keywords) (0, limit_1.default)(ajv);
			return ajv;
		};
		formatsPlugin.get = (name, mode = "full") => {
			const formats = mode === "fast" ? formats_1.fastFormats : formats_1.fullFormats;
			const f = formats[name];
			if (!f) throw new Error(`Unknown format "${name}"`);
			return f;
		};
		function addFormats(ajv, list, fs, exportName) {
			var _a;
			var _b;
			(_a = (_b = ajv.opts.code).formats) !== null && _a !== void 0 ? _a : _b.formats = (0, codegen_1._)`require("ajv-formats/dist/formats").${exportName}`;
			for (const f of list) ajv.addFormat(f, fs[f]);
		}
		module.exports = exports = formatsPlugin;
		Object.defineProperty(exports, "__esModule", { value: true });
		exports["default"] = formatsPlugin;
	}),
	1284: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.formatLimitDefinition = void 0;
		const ajv_1 = __nccwpck_require__(2463);
		const codegen_1 = __nccwpck_require__(1436);
		const ops = codegen_1.operators;
		const KWDs = {
			formatMaximum: {
				okStr: "<=",
				ok: ops.LTE,
				fail: ops.GT
			},
			formatMinimum: {
				okStr: ">=",
				ok: ops.GTE,
				fail: ops.LT
			},
			formatExclusiveMaximum: {
				okStr: "<",
				ok: ops.LT,
				fail: ops.GTE
			},
			formatExclusiveMinimum: {
				okStr: ">",
				ok: ops.GT,
				fail: ops.LTE
			}
		};
		const error = {
			message: ({ keyword, schemaCode }) => (0, codegen_1.str)`should be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		};
		exports.formatLimitDefinition = {
			keyword: Object.keys(KWDs),
			type: "string",
			schemaType: "string",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, schemaCode, keyword, it } = cxt;
				const { opts, self } = it;
				if (!opts.validateFormats) return;
				const fCxt = new ajv_1.KeywordCxt(it, self.RULES.all.format.definition, "format");
				if (fCxt.$data) validate$DataFormat();
				else validateFormat();
				function validate$DataFormat() {
					const fmts = gen.scopeValue("formats", {
						ref: self.formats,
						code: opts.code.formats
					});
					const fmt = gen.const("fmt", (0, codegen_1._)`${fmts}[${fCxt.schemaCode}]`);
					cxt.fail$data((0, codegen_1.or)((0, codegen_1._)`typeof ${fmt} != "object"`, (0, codegen_1._)`${fmt} instanceof RegExp`, (0, codegen_1._)`typeof ${fmt}.compare != "function"`, compareCode(fmt)));
				}
				function validateFormat() {
					const format = fCxt.schema;
					const fmtDef = self.formats[format];
					if (!fmtDef || fmtDef === true) return;
					if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") {
						throw new Error(`"${keyword}": format "${format}" does not define "compare" function`);
					}
					const fmt = gen.scopeValue("formats", {
						key: format,
						ref: fmtDef,
						code: opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(format)}` : undefined
					});
					cxt.fail$data(compareCode(fmt));
				}
				function compareCode(fmt) {
					return (0, codegen_1._)`${fmt}.compare(${data}, ${schemaCode}) ${KWDs[keyword].fail} 0`;
				}
			},
			dependencies: ["format"]
		};
		const formatLimitPlugin = (ajv) => {
			ajv.addKeyword(exports.formatLimitDefinition);
			return ajv;
		};
		exports["default"] = formatLimitPlugin;
	}),
	2210: ((module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
		const core_1 = __nccwpck_require__(3893);
		const draft2020_1 = __nccwpck_require__(4298);
		const discriminator_1 = __nccwpck_require__(8886);
		const json_schema_2020_12_1 = __nccwpck_require__(3995);
		const META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
		class Ajv2020 extends core_1.default {
			constructor(opts = {}) {
				super({
					...opts,
					dynamicRef: true,
					next: true,
					unevaluated: true
				});
			}
			_addVocabularies() {
				super._addVocabularies();
				draft2020_1.default.forEach((v) => this.addVocabulary(v));
				if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
			}
			_addDefaultMetaSchema() {
				super._addDefaultMetaSchema();
				const { $data, meta } = this.opts;
				if (!meta) return;
				json_schema_2020_12_1.default.call(this, $data);
				this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
			}
			defaultMeta() {
				return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : undefined);
			}
		}
		exports.Ajv2020 = Ajv2020;
		module.exports = exports = Ajv2020;
		module.exports.Ajv2020 = Ajv2020;
		Object.defineProperty(exports, "__esModule", { value: true });
		exports["default"] = Ajv2020;
		var validate_1 = __nccwpck_require__(7881);
		Object.defineProperty(exports, "KeywordCxt", {
			enumerable: true,
			get: function() {
				return validate_1.KeywordCxt;
			}
		});
		var codegen_1 = __nccwpck_require__(1436);
		Object.defineProperty(exports, "_", {
			enumerable: true,
			get: function() {
				return codegen_1._;
			}
		});
		Object.defineProperty(exports, "str", {
			enumerable: true,
			get: function() {
				return codegen_1.str;
			}
		});
		Object.defineProperty(exports, "stringify", {
			enumerable: true,
			get: function() {
				return codegen_1.stringify;
			}
		});
		Object.defineProperty(exports, "nil", {
			enumerable: true,
			get: function() {
				return codegen_1.nil;
			}
		});
		Object.defineProperty(exports, "Name", {
			enumerable: true,
			get: function() {
				return codegen_1.Name;
			}
		});
		Object.defineProperty(exports, "CodeGen", {
			enumerable: true,
			get: function() {
				return codegen_1.CodeGen;
			}
		});
		var validation_error_1 = __nccwpck_require__(3021);
		Object.defineProperty(exports, "ValidationError", {
			enumerable: true,
			get: function() {
				return validation_error_1.default;
			}
		});
		var ref_error_1 = __nccwpck_require__(3162);
		Object.defineProperty(exports, "MissingRefError", {
			enumerable: true,
			get: function() {
				return ref_error_1.default;
			}
		});
	}),
	2463: ((module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
		const core_1 = __nccwpck_require__(3893);
		const draft7_1 = __nccwpck_require__(9941);
		const discriminator_1 = __nccwpck_require__(8886);
		const draft7MetaSchema = __nccwpck_require__(2079);
		const META_SUPPORT_DATA = ["/properties"];
		const META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
		class Ajv extends core_1.default {
			_addVocabularies() {
				super._addVocabularies();
				draft7_1.default.forEach((v) => this.addVocabulary(v));
				if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
			}
			_addDefaultMetaSchema() {
				super._addDefaultMetaSchema();
				if (!this.opts.meta) return;
				const metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
				this.addMetaSchema(metaSchema, META_SCHEMA_ID, false);
				this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
			}
			defaultMeta() {
				return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : undefined);
			}
		}
		exports.Ajv = Ajv;
		module.exports = exports = Ajv;
		module.exports.Ajv = Ajv;
		Object.defineProperty(exports, "__esModule", { value: true });
		exports["default"] = Ajv;
		var validate_1 = __nccwpck_require__(7881);
		Object.defineProperty(exports, "KeywordCxt", {
			enumerable: true,
			get: function() {
				return validate_1.KeywordCxt;
			}
		});
		var codegen_1 = __nccwpck_require__(1436);
		Object.defineProperty(exports, "_", {
			enumerable: true,
			get: function() {
				return codegen_1._;
			}
		});
		Object.defineProperty(exports, "str", {
			enumerable: true,
			get: function() {
				return codegen_1.str;
			}
		});
		Object.defineProperty(exports, "stringify", {
			enumerable: true,
			get: function() {
				return codegen_1.stringify;
			}
		});
		Object.defineProperty(exports, "nil", {
			enumerable: true,
			get: function() {
				return codegen_1.nil;
			}
		});
		Object.defineProperty(exports, "Name", {
			enumerable: true,
			get: function() {
				return codegen_1.Name;
			}
		});
		Object.defineProperty(exports, "CodeGen", {
			enumerable: true,
			get: function() {
				return codegen_1.CodeGen;
			}
		});
		var validation_error_1 = __nccwpck_require__(3021);
		Object.defineProperty(exports, "ValidationError", {
			enumerable: true,
			get: function() {
				return validation_error_1.default;
			}
		});
		var ref_error_1 = __nccwpck_require__(3162);
		Object.defineProperty(exports, "MissingRefError", {
			enumerable: true,
			get: function() {
				return ref_error_1.default;
			}
		});
	}),
	567: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
		class _CodeOrName {}
		exports._CodeOrName = _CodeOrName;
		exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
		class Name extends _CodeOrName {
			constructor(s) {
				super();
				if (!exports.IDENTIFIER.test(s)) throw new Error("CodeGen: name must be a valid identifier");
				this.str = s;
			}
			toString() {
				return this.str;
			}
			emptyStr() {
				return false;
			}
			get names() {
				return { [this.str]: 1 };
			}
		}
		exports.Name = Name;
		class _Code extends _CodeOrName {
			constructor(code) {
				super();
				this._items = typeof code === "string" ? [code] : code;
			}
			toString() {
				return this.str;
			}
			emptyStr() {
				if (this._items.length > 1) return false;
				const item = this._items[0];
				return item === "" || item === "\"\"";
			}
			get str() {
				var _a;
				return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
			}
			get names() {
				var _a;
				return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
					if (c instanceof Name) names[c.str] = (names[c.str] || 0) + 1;
					return names;
				}, {});
			}
		}
		exports._Code = _Code;
		exports.nil = new _Code("");
		function _(strs, ...args) {
			const code = [strs[0]];
			let i = 0;
			while (i < args.length) {
				addCodeArg(code, args[i]);
				code.push(strs[++i]);
			}
			return new _Code(code);
		}
		exports._ = _;
		const plus = new _Code("+");
		function str(strs, ...args) {
			const expr = [safeStringify(strs[0])];
			let i = 0;
			while (i < args.length) {
				expr.push(plus);
				addCodeArg(expr, args[i]);
				expr.push(plus, safeStringify(strs[++i]));
			}
			optimize(expr);
			return new _Code(expr);
		}
		exports.str = str;
		function addCodeArg(code, arg) {
			if (arg instanceof _Code) code.push(...arg._items);
			else if (arg instanceof Name) code.push(arg);
			else code.push(interpolate(arg));
		}
		exports.addCodeArg = addCodeArg;
		function optimize(expr) {
			let i = 1;
			while (i < expr.length - 1) {
				if (expr[i] === plus) {
					const res = mergeExprItems(expr[i - 1], expr[i + 1]);
					if (res !== undefined) {
						expr.splice(i - 1, 3, res);
						continue;
					}
					expr[i++] = "+";
				}
				i++;
			}
		}
		function mergeExprItems(a, b) {
			if (b === "\"\"") return a;
			if (a === "\"\"") return b;
			if (typeof a == "string") {
				if (b instanceof Name || a[a.length - 1] !== "\"") return;
				if (typeof b != "string") return `${a.slice(0, -1)}${b}"`;
				if (b[0] === "\"") return a.slice(0, -1) + b.slice(1);
				return;
			}
			if (typeof b == "string" && b[0] === "\"" && !(a instanceof Name)) return `"${a}${b.slice(1)}`;
			return;
		}
		function strConcat(c1, c2) {
			return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
		}
		exports.strConcat = strConcat;
		function interpolate(x) {
			return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
		}
		function stringify(x) {
			return new _Code(safeStringify(x));
		}
		exports.stringify = stringify;
		function safeStringify(x) {
			return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
		}
		exports.safeStringify = safeStringify;
		function getProperty(key) {
			return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
		}
		exports.getProperty = getProperty;
		function getEsmExportName(key) {
			if (typeof key == "string" && exports.IDENTIFIER.test(key)) {
				return new _Code(`${key}`);
			}
			throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
		}
		exports.getEsmExportName = getEsmExportName;
		function regexpCode(rx) {
			return new _Code(rx.toString());
		}
		exports.regexpCode = regexpCode;
	}),
	1436: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
		const code_1 = __nccwpck_require__(567);
		const scope_1 = __nccwpck_require__(7788);
		var code_2 = __nccwpck_require__(567);
		Object.defineProperty(exports, "_", {
			enumerable: true,
			get: function() {
				return code_2._;
			}
		});
		Object.defineProperty(exports, "str", {
			enumerable: true,
			get: function() {
				return code_2.str;
			}
		});
		Object.defineProperty(exports, "strConcat", {
			enumerable: true,
			get: function() {
				return code_2.strConcat;
			}
		});
		Object.defineProperty(exports, "nil", {
			enumerable: true,
			get: function() {
				return code_2.nil;
			}
		});
		Object.defineProperty(exports, "getProperty", {
			enumerable: true,
			get: function() {
				return code_2.getProperty;
			}
		});
		Object.defineProperty(exports, "stringify", {
			enumerable: true,
			get: function() {
				return code_2.stringify;
			}
		});
		Object.defineProperty(exports, "regexpCode", {
			enumerable: true,
			get: function() {
				return code_2.regexpCode;
			}
		});
		Object.defineProperty(exports, "Name", {
			enumerable: true,
			get: function() {
				return code_2.Name;
			}
		});
		var scope_2 = __nccwpck_require__(7788);
		Object.defineProperty(exports, "Scope", {
			enumerable: true,
			get: function() {
				return scope_2.Scope;
			}
		});
		Object.defineProperty(exports, "ValueScope", {
			enumerable: true,
			get: function() {
				return scope_2.ValueScope;
			}
		});
		Object.defineProperty(exports, "ValueScopeName", {
			enumerable: true,
			get: function() {
				return scope_2.ValueScopeName;
			}
		});
		Object.defineProperty(exports, "varKinds", {
			enumerable: true,
			get: function() {
				return scope_2.varKinds;
			}
		});
		exports.operators = {
			GT: new code_1._Code(">"),
			GTE: new code_1._Code(">="),
			LT: new code_1._Code("<"),
			LTE: new code_1._Code("<="),
			EQ: new code_1._Code("==="),
			NEQ: new code_1._Code("!=="),
			NOT: new code_1._Code("!"),
			OR: new code_1._Code("||"),
			AND: new code_1._Code("&&"),
			ADD: new code_1._Code("+")
		};
		class Node {
			optimizeNodes() {
				return this;
			}
			optimizeNames(_names, _constants) {
				return this;
			}
		}
		class Def extends Node {
			constructor(varKind, name, rhs) {
				super();
				this.varKind = varKind;
				this.name = name;
				this.rhs = rhs;
			}
			render({ es5, _n }) {
				const varKind = es5 ? scope_1.varKinds.var : this.varKind;
				const rhs = this.rhs === undefined ? "" : ` = ${this.rhs}`;
				return `${varKind} ${this.name}${rhs};` + _n;
			}
			optimizeNames(names, constants) {
				if (!names[this.name.str]) return;
				if (this.rhs) this.rhs = optimizeExpr(this.rhs, names, constants);
				return this;
			}
			get names() {
				return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
			}
		}
		class Assign extends Node {
			constructor(lhs, rhs, sideEffects) {
				super();
				this.lhs = lhs;
				this.rhs = rhs;
				this.sideEffects = sideEffects;
			}
			render({ _n }) {
				return `${this.lhs} = ${this.rhs};` + _n;
			}
			optimizeNames(names, constants) {
				if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects) return;
				this.rhs = optimizeExpr(this.rhs, names, constants);
				return this;
			}
			get names() {
				const names = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
				return addExprNames(names, this.rhs);
			}
		}
		class AssignOp extends Assign {
			constructor(lhs, op, rhs, sideEffects) {
				super(lhs, rhs, sideEffects);
				this.op = op;
			}
			render({ _n }) {
				return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
			}
		}
		class Label extends Node {
			constructor(label) {
				super();
				this.label = label;
				this.names = {};
			}
			render({ _n }) {
				return `${this.label}:` + _n;
			}
		}
		class Break extends Node {
			constructor(label) {
				super();
				this.label = label;
				this.names = {};
			}
			render({ _n }) {
				const label = this.label ? ` ${this.label}` : "";
				return `break${label};` + _n;
			}
		}
		class Throw extends Node {
			constructor(error) {
				super();
				this.error = error;
			}
			render({ _n }) {
				return `throw ${this.error};` + _n;
			}
			get names() {
				return this.error.names;
			}
		}
		class AnyCode extends Node {
			constructor(code) {
				super();
				this.code = code;
			}
			render({ _n }) {
				return `${this.code};` + _n;
			}
			optimizeNodes() {
				return `${this.code}` ? this : undefined;
			}
			optimizeNames(names, constants) {
				this.code = optimizeExpr(this.code, names, constants);
				return this;
			}
			get names() {
				return this.code instanceof code_1._CodeOrName ? this.code.names : {};
			}
		}
		class ParentNode extends Node {
			constructor(nodes = []) {
				super();
				this.nodes = nodes;
			}
			render(opts) {
				return this.nodes.reduce((code, n) => code + n.render(opts), "");
			}
			optimizeNodes() {
				const { nodes } = this;
				let i = nodes.length;
				while (i--) {
					const n = nodes[i].optimizeNodes();
					if (Array.isArray(n)) nodes.splice(i, 1, ...n);
					else if (n) nodes[i] = n;
					else nodes.splice(i, 1);
				}
				return nodes.length > 0 ? this : undefined;
			}
			optimizeNames(names, constants) {
				const { nodes } = this;
				let i = nodes.length;
				while (i--) {
					const n = nodes[i];
					if (n.optimizeNames(names, constants)) continue;
					subtractNames(names, n.names);
					nodes.splice(i, 1);
				}
				return nodes.length > 0 ? this : undefined;
			}
			get names() {
				return this.nodes.reduce((names, n) => addNames(names, n.names), {});
			}
		}
		class BlockNode extends ParentNode {
			render(opts) {
				return "{" + opts._n + super.render(opts) + "}" + opts._n;
			}
		}
		class Root extends ParentNode {}
		class Else extends BlockNode {}
		Else.kind = "else";
		class If extends BlockNode {
			constructor(condition, nodes) {
				super(nodes);
				this.condition = condition;
			}
			render(opts) {
				let code = `if(${this.condition})` + super.render(opts);
				if (this.else) code += "else " + this.else.render(opts);
				return code;
			}
			optimizeNodes() {
				super.optimizeNodes();
				const cond = this.condition;
				if (cond === true) return this.nodes;
				let e = this.else;
				if (e) {
					const ns = e.optimizeNodes();
					e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
				}
				if (e) {
					if (cond === false) return e instanceof If ? e : e.nodes;
					if (this.nodes.length) return this;
					return new If(not(cond), e instanceof If ? [e] : e.nodes);
				}
				if (cond === false || !this.nodes.length) return undefined;
				return this;
			}
			optimizeNames(names, constants) {
				var _a;
				this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
				if (!(super.optimizeNames(names, constants) || this.else)) return;
				this.condition = optimizeExpr(this.condition, names, constants);
				return this;
			}
			get names() {
				const names = super.names;
				addExprNames(names, this.condition);
				if (this.else) addNames(names, this.else.names);
				return names;
			}
		}
		If.kind = "if";
		class For extends BlockNode {}
		For.kind = "for";
		class ForLoop extends For {
			constructor(iteration) {
				super();
				this.iteration = iteration;
			}
			render(opts) {
				return `for(${this.iteration})` + super.render(opts);
			}
			optimizeNames(names, constants) {
				if (!super.optimizeNames(names, constants)) return;
				this.iteration = optimizeExpr(this.iteration, names, constants);
				return this;
			}
			get names() {
				return addNames(super.names, this.iteration.names);
			}
		}
		class ForRange extends For {
			constructor(varKind, name, from, to) {
				super();
				this.varKind = varKind;
				this.name = name;
				this.from = from;
				this.to = to;
			}
			render(opts) {
				const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
				const { name, from, to } = this;
				return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
			}
			get names() {
				const names = addExprNames(super.names, this.from);
				return addExprNames(names, this.to);
			}
		}
		class ForIter extends For {
			constructor(loop, varKind, name, iterable) {
				super();
				this.loop = loop;
				this.varKind = varKind;
				this.name = name;
				this.iterable = iterable;
			}
			render(opts) {
				return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
			}
			optimizeNames(names, constants) {
				if (!super.optimizeNames(names, constants)) return;
				this.iterable = optimizeExpr(this.iterable, names, constants);
				return this;
			}
			get names() {
				return addNames(super.names, this.iterable.names);
			}
		}
		class Func extends BlockNode {
			constructor(name, args, async) {
				super();
				this.name = name;
				this.args = args;
				this.async = async;
			}
			render(opts) {
				const _async = this.async ? "async " : "";
				return `${_async}function ${this.name}(${this.args})` + super.render(opts);
			}
		}
		Func.kind = "func";
		class Return extends ParentNode {
			render(opts) {
				return "return " + super.render(opts);
			}
		}
		Return.kind = "return";
		class Try extends BlockNode {
			render(opts) {
				let code = "try" + super.render(opts);
				if (this.catch) code += this.catch.render(opts);
				if (this.finally) code += this.finally.render(opts);
				return code;
			}
			optimizeNodes() {
				var _a, _b;
				super.optimizeNodes();
				(_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNodes();
				(_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNodes();
				return this;
			}
			optimizeNames(names, constants) {
				var _a, _b;
				super.optimizeNames(names, constants);
				(_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
				(_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNames(names, constants);
				return this;
			}
			get names() {
				const names = super.names;
				if (this.catch) addNames(names, this.catch.names);
				if (this.finally) addNames(names, this.finally.names);
				return names;
			}
		}
		class Catch extends BlockNode {
			constructor(error) {
				super();
				this.error = error;
			}
			render(opts) {
				return `catch(${this.error})` + super.render(opts);
			}
		}
		Catch.kind = "catch";
		class Finally extends BlockNode {
			render(opts) {
				return "finally" + super.render(opts);
			}
		}
		Finally.kind = "finally";
		class CodeGen {
			constructor(extScope, opts = {}) {
				this._values = {};
				this._blockStarts = [];
				this._constants = {};
				this.opts = {
					...opts,
					_n: opts.lines ? "\n" : ""
				};
				this._extScope = extScope;
				this._scope = new scope_1.Scope({ parent: extScope });
				this._nodes = [new Root()];
			}
			toString() {
				return this._root.render(this.opts);
			}
			name(prefix) {
				return this._scope.name(prefix);
			}
			scopeName(prefix) {
				return this._extScope.name(prefix);
			}
			scopeValue(prefixOrName, value) {
				const name = this._extScope.value(prefixOrName, value);
				const vs = this._values[name.prefix] || (this._values[name.prefix] = new Set());
				vs.add(name);
				return name;
			}
			getScopeValue(prefix, keyOrRef) {
				return this._extScope.getValue(prefix, keyOrRef);
			}
			scopeRefs(scopeName) {
				return this._extScope.scopeRefs(scopeName, this._values);
			}
			scopeCode() {
				return this._extScope.scopeCode(this._values);
			}
			_def(varKind, nameOrPrefix, rhs, constant) {
				const name = this._scope.toName(nameOrPrefix);
				if (rhs !== undefined && constant) this._constants[name.str] = rhs;
				this._leafNode(new Def(varKind, name, rhs));
				return name;
			}
			const(nameOrPrefix, rhs, _constant) {
				return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
			}
			let(nameOrPrefix, rhs, _constant) {
				return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
			}
			var(nameOrPrefix, rhs, _constant) {
				return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
			}
			assign(lhs, rhs, sideEffects) {
				return this._leafNode(new Assign(lhs, rhs, sideEffects));
			}
			add(lhs, rhs) {
				return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
			}
			code(c) {
				if (typeof c == "function") c();
				else if (c !== code_1.nil) this._leafNode(new AnyCode(c));
				return this;
			}
			object(...keyValues) {
				const code = ["{"];
				for (const [key, value] of keyValues) {
					if (code.length > 1) code.push(",");
					code.push(key);
					if (key !== value || this.opts.es5) {
						code.push(":");
						(0, code_1.addCodeArg)(code, value);
					}
				}
				code.push("}");
				return new code_1._Code(code);
			}
			if(condition, thenBody, elseBody) {
				this._blockNode(new If(condition));
				if (thenBody && elseBody) {
					this.code(thenBody).else().code(elseBody).endIf();
				} else if (thenBody) {
					this.code(thenBody).endIf();
				} else if (elseBody) {
					throw new Error("CodeGen: \"else\" body without \"then\" body");
				}
				return this;
			}
			elseIf(condition) {
				return this._elseNode(new If(condition));
			}
			else() {
				return this._elseNode(new Else());
			}
			endIf() {
				return this._endBlockNode(If, Else);
			}
			_for(node, forBody) {
				this._blockNode(node);
				if (forBody) this.code(forBody).endFor();
				return this;
			}
			for(iteration, forBody) {
				return this._for(new ForLoop(iteration), forBody);
			}
			forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
				const name = this._scope.toName(nameOrPrefix);
				return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
			}
			forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
				const name = this._scope.toName(nameOrPrefix);
				if (this.opts.es5) {
					const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
					return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
						this.var(name, (0, code_1._)`${arr}[${i}]`);
						forBody(name);
					});
				}
				return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
			}
			forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
				if (this.opts.ownProperties) {
					return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
				}
				const name = this._scope.toName(nameOrPrefix);
				return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
			}
			endFor() {
				return this._endBlockNode(For);
			}
			label(label) {
				return this._leafNode(new Label(label));
			}
			break(label) {
				return this._leafNode(new Break(label));
			}
			return(value) {
				const node = new Return();
				this._blockNode(node);
				this.code(value);
				if (node.nodes.length !== 1) throw new Error("CodeGen: \"return\" should have one node");
				return this._endBlockNode(Return);
			}
			try(tryBody, catchCode, finallyCode) {
				if (!catchCode && !finallyCode) throw new Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
				const node = new Try();
				this._blockNode(node);
				this.code(tryBody);
				if (catchCode) {
					const error = this.name("e");
					this._currNode = node.catch = new Catch(error);
					catchCode(error);
				}
				if (finallyCode) {
					this._currNode = node.finally = new Finally();
					this.code(finallyCode);
				}
				return this._endBlockNode(Catch, Finally);
			}
			throw(error) {
				return this._leafNode(new Throw(error));
			}
			block(body, nodeCount) {
				this._blockStarts.push(this._nodes.length);
				if (body) this.code(body).endBlock(nodeCount);
				return this;
			}
			endBlock(nodeCount) {
				const len = this._blockStarts.pop();
				if (len === undefined) throw new Error("CodeGen: not in self-balancing block");
				const toClose = this._nodes.length - len;
				if (toClose < 0 || nodeCount !== undefined && toClose !== nodeCount) {
					throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
				}
				this._nodes.length = len;
				return this;
			}
			func(name, args = code_1.nil, async, funcBody) {
				this._blockNode(new Func(name, args, async));
				if (funcBody) this.code(funcBody).endFunc();
				return this;
			}
			endFunc() {
				return this._endBlockNode(Func);
			}
			optimize(n = 1) {
				while (n-- > 0) {
					this._root.optimizeNodes();
					this._root.optimizeNames(this._root.names, this._constants);
				}
			}
			_leafNode(node) {
				this._currNode.nodes.push(node);
				return this;
			}
			_blockNode(node) {
				this._currNode.nodes.push(node);
				this._nodes.push(node);
			}
			_endBlockNode(N1, N2) {
				const n = this._currNode;
				if (n instanceof N1 || N2 && n instanceof N2) {
					this._nodes.pop();
					return this;
				}
				throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
			}
			_elseNode(node) {
				const n = this._currNode;
				if (!(n instanceof If)) {
					throw new Error("CodeGen: \"else\" without \"if\"");
				}
				this._currNode = n.else = node;
				return this;
			}
			get _root() {
				return this._nodes[0];
			}
			get _currNode() {
				const ns = this._nodes;
				return ns[ns.length - 1];
			}
			set _currNode(node) {
				const ns = this._nodes;
				ns[ns.length - 1] = node;
			}
		}
		exports.CodeGen = CodeGen;
		function addNames(names, from) {
			for (const n in from) names[n] = (names[n] || 0) + (from[n] || 0);
			return names;
		}
		function addExprNames(names, from) {
			return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
		}
		function optimizeExpr(expr, names, constants) {
			if (expr instanceof code_1.Name) return replaceName(expr);
			if (!canOptimize(expr)) return expr;
			return new code_1._Code(expr._items.reduce((items, c) => {
				if (c instanceof code_1.Name) c = replaceName(c);
				if (c instanceof code_1._Code) items.push(...c._items);
				else items.push(c);
				return items;
			}, []));
			function replaceName(n) {
				const c = constants[n.str];
				if (c === undefined || names[n.str] !== 1) return n;
				delete names[n.str];
				return c;
			}
			function canOptimize(e) {
				return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== undefined);
			}
		}
		function subtractNames(names, from) {
			for (const n in from) names[n] = (names[n] || 0) - (from[n] || 0);
		}
		function not(x) {
			return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
		}
		exports.not = not;
		const andCode = mappend(exports.operators.AND);
		function and(...args) {
			return args.reduce(andCode);
		}
		exports.and = and;
		const orCode = mappend(exports.operators.OR);
		function or(...args) {
			return args.reduce(orCode);
		}
		exports.or = or;
		function mappend(op) {
			return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
		}
		function par(x) {
			return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
		}
	}),
	7788: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
		const code_1 = __nccwpck_require__(567);
		class ValueError extends Error {
			constructor(name) {
				super(`CodeGen: "code" for ${name} not defined`);
				this.value = name.value;
			}
		}
		var UsedValueState;
		(function(UsedValueState) {
			UsedValueState[UsedValueState["Started"] = 0] = "Started";
			UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
		})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
		exports.varKinds = {
			const: new code_1.Name("const"),
			let: new code_1.Name("let"),
			var: new code_1.Name("var")
		};
		class Scope {
			constructor({ prefixes, parent } = {}) {
				this._names = {};
				this._prefixes = prefixes;
				this._parent = parent;
			}
			toName(nameOrPrefix) {
				return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
			}
			name(prefix) {
				return new code_1.Name(this._newName(prefix));
			}
			_newName(prefix) {
				const ng = this._names[prefix] || this._nameGroup(prefix);
				return `${prefix}${ng.index++}`;
			}
			_nameGroup(prefix) {
				var _a, _b;
				if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) {
					throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
				}
				return this._names[prefix] = {
					prefix,
					index: 0
				};
			}
		}
		exports.Scope = Scope;
		class ValueScopeName extends code_1.Name {
			constructor(prefix, nameStr) {
				super(nameStr);
				this.prefix = prefix;
			}
			setValue(value, { property, itemIndex }) {
				this.value = value;
				this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
			}
		}
		exports.ValueScopeName = ValueScopeName;
		const line = (0, code_1._)`\n`;
		class ValueScope extends Scope {
			constructor(opts) {
				super(opts);
				this._values = {};
				this._scope = opts.scope;
				this.opts = {
					...opts,
					_n: opts.lines ? line : code_1.nil
				};
			}
			get() {
				return this._scope;
			}
			name(prefix) {
				return new ValueScopeName(prefix, this._newName(prefix));
			}
			value(nameOrPrefix, value) {
				var _a;
				if (value.ref === undefined) throw new Error("CodeGen: ref must be passed in value");
				const name = this.toName(nameOrPrefix);
				const { prefix } = name;
				const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
				let vs = this._values[prefix];
				if (vs) {
					const _name = vs.get(valueKey);
					if (_name) return _name;
				} else {
					vs = this._values[prefix] = new Map();
				}
				vs.set(valueKey, name);
				const s = this._scope[prefix] || (this._scope[prefix] = []);
				const itemIndex = s.length;
				s[itemIndex] = value.ref;
				name.setValue(value, {
					property: prefix,
					itemIndex
				});
				return name;
			}
			getValue(prefix, keyOrRef) {
				const vs = this._values[prefix];
				if (!vs) return;
				return vs.get(keyOrRef);
			}
			scopeRefs(scopeName, values = this._values) {
				return this._reduceValues(values, (name) => {
					if (name.scopePath === undefined) throw new Error(`CodeGen: name "${name}" has no value`);
					return (0, code_1._)`${scopeName}${name.scopePath}`;
				});
			}
			scopeCode(values = this._values, usedValues, getCode) {
				return this._reduceValues(values, (name) => {
					if (name.value === undefined) throw new Error(`CodeGen: name "${name}" has no value`);
					return name.value.code;
				}, usedValues, getCode);
			}
			_reduceValues(values, valueCode, usedValues = {}, getCode) {
				let code = code_1.nil;
				for (const prefix in values) {
					const vs = values[prefix];
					if (!vs) continue;
					const nameSet = usedValues[prefix] = usedValues[prefix] || new Map();
					vs.forEach((name) => {
						if (nameSet.has(name)) return;
						nameSet.set(name, UsedValueState.Started);
						let c = valueCode(name);
						if (c) {
							const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
							code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
						} else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) {
							code = (0, code_1._)`${code}${c}${this.opts._n}`;
						} else {
							throw new ValueError(name);
						}
						nameSet.set(name, UsedValueState.Completed);
					});
				}
				return code;
			}
		}
		exports.ValueScope = ValueScope;
	}),
	1283: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const names_1 = __nccwpck_require__(630);
		exports.keywordError = { message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation` };
		exports.keyword$DataError = { message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)` };
		function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
			const { it } = cxt;
			const { gen, compositeRule, allErrors } = it;
			const errObj = errorObjectCode(cxt, error, errorPaths);
			if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) {
				addError(gen, errObj);
			} else {
				returnErrors(it, (0, codegen_1._)`[${errObj}]`);
			}
		}
		exports.reportError = reportError;
		function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
			const { it } = cxt;
			const { gen, compositeRule, allErrors } = it;
			const errObj = errorObjectCode(cxt, error, errorPaths);
			addError(gen, errObj);
			if (!(compositeRule || allErrors)) {
				returnErrors(it, names_1.default.vErrors);
			}
		}
		exports.reportExtraError = reportExtraError;
		function resetErrorsCount(gen, errsCount) {
			gen.assign(names_1.default.errors, errsCount);
			gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
		}
		exports.resetErrorsCount = resetErrorsCount;
		function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
			if (errsCount === undefined) throw new Error("ajv implementation error");
			const err = gen.name("err");
			gen.forRange("i", errsCount, names_1.default.errors, (i) => {
				gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
				gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
				gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
				if (it.opts.verbose) {
					gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
					gen.assign((0, codegen_1._)`${err}.data`, data);
				}
			});
		}
		exports.extendErrors = extendErrors;
		function addError(gen, errObj) {
			const err = gen.const("err", errObj);
			gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
			gen.code((0, codegen_1._)`${names_1.default.errors}++`);
		}
		function returnErrors(it, errs) {
			const { gen, validateName, schemaEnv } = it;
			if (schemaEnv.$async) {
				gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
			} else {
				gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
				gen.return(false);
			}
		}
		const E = {
			keyword: new codegen_1.Name("keyword"),
			schemaPath: new codegen_1.Name("schemaPath"),
			params: new codegen_1.Name("params"),
			propertyName: new codegen_1.Name("propertyName"),
			message: new codegen_1.Name("message"),
			schema: new codegen_1.Name("schema"),
			parentSchema: new codegen_1.Name("parentSchema")
		};
		function errorObjectCode(cxt, error, errorPaths) {
			const { createErrors } = cxt.it;
			if (createErrors === false) return (0, codegen_1._)`{}`;
			return errorObject(cxt, error, errorPaths);
		}
		function errorObject(cxt, error, errorPaths = {}) {
			const { gen, it } = cxt;
			const keyValues = [errorInstancePath(it, errorPaths), errorSchemaPath(cxt, errorPaths)];
			extraErrorProps(cxt, error, keyValues);
			return gen.object(...keyValues);
		}
		function errorInstancePath({ errorPath }, { instancePath }) {
			const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
			return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
		}
		function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
			let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
			if (schemaPath) {
				schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
			}
			return [E.schemaPath, schPath];
		}
		function extraErrorProps(cxt, { params, message }, keyValues) {
			const { keyword, data, schemaValue, it } = cxt;
			const { opts, propertyName, topSchemaRef, schemaPath } = it;
			keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
			if (opts.messages) {
				keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
			}
			if (opts.verbose) {
				keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
			}
			if (propertyName) keyValues.push([E.propertyName, propertyName]);
		}
	}),
	2718: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const validation_error_1 = __nccwpck_require__(3021);
		const names_1 = __nccwpck_require__(630);
		const resolve_1 = __nccwpck_require__(4090);
		const util_1 = __nccwpck_require__(4464);
		const validate_1 = __nccwpck_require__(7881);
		class SchemaEnv {
			constructor(env) {
				var _a;
				this.refs = {};
				this.dynamicAnchors = {};
				let schema;
				if (typeof env.schema == "object") schema = env.schema;
				this.schema = env.schema;
				this.schemaId = env.schemaId;
				this.root = env.root || this;
				this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
				this.schemaPath = env.schemaPath;
				this.localRefs = env.localRefs;
				this.meta = env.meta;
				this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
				this.refs = {};
			}
		}
		exports.SchemaEnv = SchemaEnv;
		function compileSchema(sch) {
			const _sch = getCompilingSchema.call(this, sch);
			if (_sch) return _sch;
			const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
			const { es5, lines } = this.opts.code;
			const { ownProperties } = this.opts;
			const gen = new codegen_1.CodeGen(this.scope, {
				es5,
				lines,
				ownProperties
			});
			let _ValidationError;
			if (sch.$async) {
				_ValidationError = gen.scopeValue("Error", {
					ref: validation_error_1.default,
					code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
				});
			}
			const validateName = gen.scopeName("validate");
			sch.validateName = validateName;
			const schemaCxt = {
				gen,
				allErrors: this.opts.allErrors,
				data: names_1.default.data,
				parentData: names_1.default.parentData,
				parentDataProperty: names_1.default.parentDataProperty,
				dataNames: [names_1.default.data],
				dataPathArr: [codegen_1.nil],
				dataLevel: 0,
				dataTypes: [],
				definedProperties: new Set(),
				topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? {
					ref: sch.schema,
					code: (0, codegen_1.stringify)(sch.schema)
				} : { ref: sch.schema }),
				validateName,
				ValidationError: _ValidationError,
				schema: sch.schema,
				schemaEnv: sch,
				rootId,
				baseId: sch.baseId || rootId,
				schemaPath: codegen_1.nil,
				errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
				errorPath: (0, codegen_1._)`""`,
				opts: this.opts,
				self: this
			};
			let sourceCode;
			try {
				this._compilations.add(sch);
				(0, validate_1.validateFunctionCode)(schemaCxt);
				gen.optimize(this.opts.code.optimize);
				const validateCode = gen.toString();
				sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
				if (this.opts.code.process) sourceCode = this.opts.code.process(sourceCode, sch);
				const makeValidate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode);
				const validate = makeValidate(this, this.scope.get());
				this.scope.value(validateName, { ref: validate });
				validate.errors = null;
				validate.schema = sch.schema;
				validate.schemaEnv = sch;
				if (sch.$async) validate.$async = true;
				if (this.opts.code.source === true) {
					validate.source = {
						validateName,
						validateCode,
						scopeValues: gen._values
					};
				}
				if (this.opts.unevaluated) {
					const { props, items } = schemaCxt;
					validate.evaluated = {
						props: props instanceof codegen_1.Name ? undefined : props,
						items: items instanceof codegen_1.Name ? undefined : items,
						dynamicProps: props instanceof codegen_1.Name,
						dynamicItems: items instanceof codegen_1.Name
					};
					if (validate.source) validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
				}
				sch.validate = validate;
				return sch;
			} catch (e) {
				delete sch.validate;
				delete sch.validateName;
				if (sourceCode) this.logger.error("Error compiling schema, function code:", sourceCode);
				throw e;
			} finally {
				this._compilations.delete(sch);
			}
		}
		exports.compileSchema = compileSchema;
		function resolveRef(root, baseId, ref) {
			var _a;
			ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
			const schOrFunc = root.refs[ref];
			if (schOrFunc) return schOrFunc;
			let _sch = resolve.call(this, root, ref);
			if (_sch === undefined) {
				const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
				const { schemaId } = this.opts;
				if (schema) _sch = new SchemaEnv({
					schema,
					schemaId,
					root,
					baseId
				});
			}
			if (_sch === undefined) return;
			return root.refs[ref] = inlineOrCompile.call(this, _sch);
		}
		exports.resolveRef = resolveRef;
		function inlineOrCompile(sch) {
			if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs)) return sch.schema;
			return sch.validate ? sch : compileSchema.call(this, sch);
		}
		function getCompilingSchema(schEnv) {
			for (const sch of this._compilations) {
				if (sameSchemaEnv(sch, schEnv)) return sch;
			}
		}
		exports.getCompilingSchema = getCompilingSchema;
		function sameSchemaEnv(s1, s2) {
			return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
		}
		function resolve(root, ref) {
			let sch;
			while (typeof (sch = this.refs[ref]) == "string") ref = sch;
			return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
		}
		function resolveSchema(root, ref) {
			const p = this.opts.uriResolver.parse(ref);
			const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
			let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, undefined);
			if (Object.keys(root.schema).length > 0 && refPath === baseId) {
				return getJsonPointer.call(this, p, root);
			}
			const id = (0, resolve_1.normalizeId)(refPath);
			const schOrRef = this.refs[id] || this.schemas[id];
			if (typeof schOrRef == "string") {
				const sch = resolveSchema.call(this, root, schOrRef);
				if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object") return;
				return getJsonPointer.call(this, p, sch);
			}
			if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object") return;
			if (!schOrRef.validate) compileSchema.call(this, schOrRef);
			if (id === (0, resolve_1.normalizeId)(ref)) {
				const { schema } = schOrRef;
				const { schemaId } = this.opts;
				const schId = schema[schemaId];
				if (schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
				return new SchemaEnv({
					schema,
					schemaId,
					root,
					baseId
				});
			}
			return getJsonPointer.call(this, p, schOrRef);
		}
		exports.resolveSchema = resolveSchema;
		const PREVENT_SCOPE_CHANGE = new Set([
			"properties",
			"patternProperties",
			"enum",
			"dependencies",
			"definitions"
		]);
		function getJsonPointer(parsedRef, { baseId, schema, root }) {
			var _a;
			if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/") return;
			for (const part of parsedRef.fragment.slice(1).split("/")) {
				if (typeof schema === "boolean") return;
				const partSchema = schema[(0, util_1.unescapeFragment)(part)];
				if (partSchema === undefined) return;
				schema = partSchema;
				const schId = typeof schema === "object" && schema[this.opts.schemaId];
				if (!PREVENT_SCOPE_CHANGE.has(part) && schId) {
					baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
				}
			}
			let env;
			if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
				const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
				env = resolveSchema.call(this, root, $ref);
			}
			const { schemaId } = this.opts;
			env = env || new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
			if (env.schema !== env.root.schema) return env;
			return undefined;
		}
	}),
	630: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const names = {
			data: new codegen_1.Name("data"),
			valCxt: new codegen_1.Name("valCxt"),
			instancePath: new codegen_1.Name("instancePath"),
			parentData: new codegen_1.Name("parentData"),
			parentDataProperty: new codegen_1.Name("parentDataProperty"),
			rootData: new codegen_1.Name("rootData"),
			dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
			vErrors: new codegen_1.Name("vErrors"),
			errors: new codegen_1.Name("errors"),
			this: new codegen_1.Name("this"),
			self: new codegen_1.Name("self"),
			scope: new codegen_1.Name("scope"),
			json: new codegen_1.Name("json"),
			jsonPos: new codegen_1.Name("jsonPos"),
			jsonLen: new codegen_1.Name("jsonLen"),
			jsonPart: new codegen_1.Name("jsonPart")
		};
		exports["default"] = names;
	}),
	3162: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const resolve_1 = __nccwpck_require__(4090);
		class MissingRefError extends Error {
			constructor(resolver, baseId, ref, msg) {
				super(msg || `can't resolve reference ${ref} from id ${baseId}`);
				this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
				this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
			}
		}
		exports["default"] = MissingRefError;
	}),
	4090: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
		const util_1 = __nccwpck_require__(4464);
		const equal = __nccwpck_require__(3430);
		const traverse = __nccwpck_require__(1167);
		const SIMPLE_INLINED = new Set([
			"type",
			"format",
			"pattern",
			"maxLength",
			"minLength",
			"maxProperties",
			"minProperties",
			"maxItems",
			"minItems",
			"maximum",
			"minimum",
			"uniqueItems",
			"multipleOf",
			"required",
			"enum",
			"const"
		]);
		function inlineRef(schema, limit = true) {
			if (typeof schema == "boolean") return true;
			if (limit === true) return !hasRef(schema);
			if (!limit) return false;
			return countKeys(schema) <= limit;
		}
		exports.inlineRef = inlineRef;
		const REF_KEYWORDS = new Set([
			"$ref",
			"$recursiveRef",
			"$recursiveAnchor",
			"$dynamicRef",
			"$dynamicAnchor"
		]);
		function hasRef(schema) {
			for (const key in schema) {
				if (REF_KEYWORDS.has(key)) return true;
				const sch = schema[key];
				if (Array.isArray(sch) && sch.some(hasRef)) return true;
				if (typeof sch == "object" && hasRef(sch)) return true;
			}
			return false;
		}
		function countKeys(schema) {
			let count = 0;
			for (const key in schema) {
				if (key === "$ref") return Infinity;
				count++;
				if (SIMPLE_INLINED.has(key)) continue;
				if (typeof schema[key] == "object") {
					(0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
				}
				if (count === Infinity) return Infinity;
			}
			return count;
		}
		function getFullPath(resolver, id = "", normalize) {
			if (normalize !== false) id = normalizeId(id);
			const p = resolver.parse(id);
			return _getFullPath(resolver, p);
		}
		exports.getFullPath = getFullPath;
		function _getFullPath(resolver, p) {
			const serialized = resolver.serialize(p);
			return serialized.split("#")[0] + "#";
		}
		exports._getFullPath = _getFullPath;
		const TRAILING_SLASH_HASH = /#\/?$/;
		function normalizeId(id) {
			return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
		}
		exports.normalizeId = normalizeId;
		function resolveUrl(resolver, baseId, id) {
			id = normalizeId(id);
			return resolver.resolve(baseId, id);
		}
		exports.resolveUrl = resolveUrl;
		const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
		function getSchemaRefs(schema, baseId) {
			if (typeof schema == "boolean") return {};
			const { schemaId, uriResolver } = this.opts;
			const schId = normalizeId(schema[schemaId] || baseId);
			const baseIds = { "": schId };
			const pathPrefix = getFullPath(uriResolver, schId, false);
			const localRefs = {};
			const schemaRefs = new Set();
			traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
				if (parentJsonPtr === undefined) return;
				const fullPath = pathPrefix + jsonPtr;
				let innerBaseId = baseIds[parentJsonPtr];
				if (typeof sch[schemaId] == "string") innerBaseId = addRef.call(this, sch[schemaId]);
				addAnchor.call(this, sch.$anchor);
				addAnchor.call(this, sch.$dynamicAnchor);
				baseIds[jsonPtr] = innerBaseId;
				function addRef(ref) {
					const _resolve = this.opts.uriResolver.resolve;
					ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
					if (schemaRefs.has(ref)) throw ambiguos(ref);
					schemaRefs.add(ref);
					let schOrRef = this.refs[ref];
					if (typeof schOrRef == "string") schOrRef = this.refs[schOrRef];
					if (typeof schOrRef == "object") {
						checkAmbiguosRef(sch, schOrRef.schema, ref);
					} else if (ref !== normalizeId(fullPath)) {
						if (ref[0] === "#") {
							checkAmbiguosRef(sch, localRefs[ref], ref);
							localRefs[ref] = sch;
						} else {
							this.refs[ref] = fullPath;
						}
					}
					return ref;
				}
				function addAnchor(anchor) {
					if (typeof anchor == "string") {
						if (!ANCHOR.test(anchor)) throw new Error(`invalid anchor "${anchor}"`);
						addRef.call(this, `#${anchor}`);
					}
				}
			});
			return localRefs;
			function checkAmbiguosRef(sch1, sch2, ref) {
				if (sch2 !== undefined && !equal(sch1, sch2)) throw ambiguos(ref);
			}
			function ambiguos(ref) {
				return new Error(`reference "${ref}" resolves to more than one schema`);
			}
		}
		exports.getSchemaRefs = getSchemaRefs;
	}),
	7353: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.getRules = exports.isJSONType = void 0;
		const _jsonTypes = [
			"string",
			"number",
			"integer",
			"boolean",
			"null",
			"object",
			"array"
		];
		const jsonTypes = new Set(_jsonTypes);
		function isJSONType(x) {
			return typeof x == "string" && jsonTypes.has(x);
		}
		exports.isJSONType = isJSONType;
		function getRules() {
			const groups = {
				number: {
					type: "number",
					rules: []
				},
				string: {
					type: "string",
					rules: []
				},
				array: {
					type: "array",
					rules: []
				},
				object: {
					type: "object",
					rules: []
				}
			};
			return {
				types: {
					...groups,
					integer: true,
					boolean: true,
					null: true
				},
				rules: [
					{ rules: [] },
					groups.number,
					groups.string,
					groups.array,
					groups.object
				],
				post: { rules: [] },
				all: {},
				keywords: {}
			};
		}
		exports.getRules = getRules;
	}),
	4464: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const code_1 = __nccwpck_require__(567);
		function toHash(arr) {
			const hash = {};
			for (const item of arr) hash[item] = true;
			return hash;
		}
		exports.toHash = toHash;
		function alwaysValidSchema(it, schema) {
			if (typeof schema == "boolean") return schema;
			if (Object.keys(schema).length === 0) return true;
			checkUnknownRules(it, schema);
			return !schemaHasRules(schema, it.self.RULES.all);
		}
		exports.alwaysValidSchema = alwaysValidSchema;
		function checkUnknownRules(it, schema = it.schema) {
			const { opts, self } = it;
			if (!opts.strictSchema) return;
			if (typeof schema === "boolean") return;
			const rules = self.RULES.keywords;
			for (const key in schema) {
				if (!rules[key]) checkStrictMode(it, `unknown keyword: "${key}"`);
			}
		}
		exports.checkUnknownRules = checkUnknownRules;
		function schemaHasRules(schema, rules) {
			if (typeof schema == "boolean") return !schema;
			for (const key in schema) if (rules[key]) return true;
			return false;
		}
		exports.schemaHasRules = schemaHasRules;
		function schemaHasRulesButRef(schema, RULES) {
			if (typeof schema == "boolean") return !schema;
			for (const key in schema) if (key !== "$ref" && RULES.all[key]) return true;
			return false;
		}
		exports.schemaHasRulesButRef = schemaHasRulesButRef;
		function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
			if (!$data) {
				if (typeof schema == "number" || typeof schema == "boolean") return schema;
				if (typeof schema == "string") return (0, codegen_1._)`${schema}`;
			}
			return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
		}
		exports.schemaRefOrVal = schemaRefOrVal;
		function unescapeFragment(str) {
			return unescapeJsonPointer(decodeURIComponent(str));
		}
		exports.unescapeFragment = unescapeFragment;
		function escapeFragment(str) {
			return encodeURIComponent(escapeJsonPointer(str));
		}
		exports.escapeFragment = escapeFragment;
		function escapeJsonPointer(str) {
			if (typeof str == "number") return `${str}`;
			return str.replace(/~/g, "~0").replace(/\//g, "~1");
		}
		exports.escapeJsonPointer = escapeJsonPointer;
		function unescapeJsonPointer(str) {
			return str.replace(/~1/g, "/").replace(/~0/g, "~");
		}
		exports.unescapeJsonPointer = unescapeJsonPointer;
		function eachItem(xs, f) {
			if (Array.isArray(xs)) {
				for (const x of xs) f(x);
			} else {
				f(xs);
			}
		}
		exports.eachItem = eachItem;
		function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
			return (gen, from, to, toName) => {
				const res = to === undefined ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
				return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
			};
		}
		exports.mergeEvaluated = {
			props: makeMergeEvaluated({
				mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
					gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
				}),
				mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
					if (from === true) {
						gen.assign(to, true);
					} else {
						gen.assign(to, (0, codegen_1._)`${to} || {}`);
						setEvaluated(gen, to, from);
					}
				}),
				mergeValues: (from, to) => from === true ? true : {
					...from,
					...to
				},
				resultToName: evaluatedPropsToName
			}),
			items: makeMergeEvaluated({
				mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
				mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
				mergeValues: (from, to) => from === true ? true : Math.max(from, to),
				resultToName: (gen, items) => gen.var("items", items)
			})
		};
		function evaluatedPropsToName(gen, ps) {
			if (ps === true) return gen.var("props", true);
			const props = gen.var("props", (0, codegen_1._)`{}`);
			if (ps !== undefined) setEvaluated(gen, props, ps);
			return props;
		}
		exports.evaluatedPropsToName = evaluatedPropsToName;
		function setEvaluated(gen, props, ps) {
			Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
		}
		exports.setEvaluated = setEvaluated;
		const snippets = {};
		function useFunc(gen, f) {
			return gen.scopeValue("func", {
				ref: f,
				code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
			});
		}
		exports.useFunc = useFunc;
		var Type;
		(function(Type) {
			Type[Type["Num"] = 0] = "Num";
			Type[Type["Str"] = 1] = "Str";
		})(Type || (exports.Type = Type = {}));
		function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
			if (dataProp instanceof codegen_1.Name) {
				const isNumber = dataPropType === Type.Num;
				return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
			}
			return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
		}
		exports.getErrorPath = getErrorPath;
		function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
			if (!mode) return;
			msg = `strict mode: ${msg}`;
			if (mode === true) throw new Error(msg);
			it.self.logger.warn(msg);
		}
		exports.checkStrictMode = checkStrictMode;
	}),
	7692: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
		function schemaHasRulesForType({ schema, self }, type) {
			const group = self.RULES.types[type];
			return group && group !== true && shouldUseGroup(schema, group);
		}
		exports.schemaHasRulesForType = schemaHasRulesForType;
		function shouldUseGroup(schema, group) {
			return group.rules.some((rule) => shouldUseRule(schema, rule));
		}
		exports.shouldUseGroup = shouldUseGroup;
		function shouldUseRule(schema, rule) {
			var _a;
			return schema[rule.keyword] !== undefined || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== undefined));
		}
		exports.shouldUseRule = shouldUseRule;
	}),
	5346: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
		const errors_1 = __nccwpck_require__(1283);
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const boolError = { message: "boolean schema is false" };
		function topBoolOrEmptySchema(it) {
			const { gen, schema, validateName } = it;
			if (schema === false) {
				falseSchemaError(it, false);
			} else if (typeof schema == "object" && schema.$async === true) {
				gen.return(names_1.default.data);
			} else {
				gen.assign((0, codegen_1._)`${validateName}.errors`, null);
				gen.return(true);
			}
		}
		exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
		function boolOrEmptySchema(it, valid) {
			const { gen, schema } = it;
			if (schema === false) {
				gen.var(valid, false);
				falseSchemaError(it);
			} else {
				gen.var(valid, true);
			}
		}
		exports.boolOrEmptySchema = boolOrEmptySchema;
		function falseSchemaError(it, overrideAllErrors) {
			const { gen, data } = it;
			const cxt = {
				gen,
				keyword: "false schema",
				data,
				schema: false,
				schemaCode: false,
				schemaValue: false,
				params: {},
				it
			};
			(0, errors_1.reportError)(cxt, boolError, undefined, overrideAllErrors);
		}
	}),
	6685: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
		const rules_1 = __nccwpck_require__(7353);
		const applicability_1 = __nccwpck_require__(7692);
		const errors_1 = __nccwpck_require__(1283);
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		var DataType;
		(function(DataType) {
			DataType[DataType["Correct"] = 0] = "Correct";
			DataType[DataType["Wrong"] = 1] = "Wrong";
		})(DataType || (exports.DataType = DataType = {}));
		function getSchemaTypes(schema) {
			const types = getJSONTypes(schema.type);
			const hasNull = types.includes("null");
			if (hasNull) {
				if (schema.nullable === false) throw new Error("type: null contradicts nullable: false");
			} else {
				if (!types.length && schema.nullable !== undefined) {
					throw new Error("\"nullable\" cannot be used without \"type\"");
				}
				if (schema.nullable === true) types.push("null");
			}
			return types;
		}
		exports.getSchemaTypes = getSchemaTypes;
		function getJSONTypes(ts) {
			const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
			if (types.every(rules_1.isJSONType)) return types;
			throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
		}
		exports.getJSONTypes = getJSONTypes;
		function coerceAndCheckDataType(it, types) {
			const { gen, data, opts } = it;
			const coerceTo = coerceToTypes(types, opts.coerceTypes);
			const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
			if (checkTypes) {
				const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
				gen.if(wrongType, () => {
					if (coerceTo.length) coerceData(it, types, coerceTo);
					else reportTypeError(it);
				});
			}
			return checkTypes;
		}
		exports.coerceAndCheckDataType = coerceAndCheckDataType;
		const COERCIBLE = new Set([
			"string",
			"number",
			"integer",
			"boolean",
			"null"
		]);
		function coerceToTypes(types, coerceTypes) {
			return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
		}
		function coerceData(it, types, coerceTo) {
			const { gen, data, opts } = it;
			const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
			const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
			if (opts.coerceTypes === "array") {
				gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
			}
			gen.if((0, codegen_1._)`${coerced} !== undefined`);
			for (const t of coerceTo) {
				if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") {
					coerceSpecificType(t);
				}
			}
			gen.else();
			reportTypeError(it);
			gen.endIf();
			gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
				gen.assign(data, coerced);
				assignParentData(it, coerced);
			});
			function coerceSpecificType(t) {
				switch (t) {
					case "string":
						gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
						return;
					case "number":
						gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
						return;
					case "integer":
						gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
						return;
					case "boolean":
						gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
						return;
					case "null":
						gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
						gen.assign(coerced, null);
						return;
					case "array": gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
				}
			}
		}
		function assignParentData({ gen, parentData, parentDataProperty }, expr) {
			gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
		}
		function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
			const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
			let cond;
			switch (dataType) {
				case "null": return (0, codegen_1._)`${data} ${EQ} null`;
				case "array":
					cond = (0, codegen_1._)`Array.isArray(${data})`;
					break;
				case "object":
					cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
					break;
				case "integer":
					cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
					break;
				case "number":
					cond = numCond();
					break;
				default: return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
			}
			return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
			function numCond(_cond = codegen_1.nil) {
				return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
			}
		}
		exports.checkDataType = checkDataType;
		function checkDataTypes(dataTypes, data, strictNums, correct) {
			if (dataTypes.length === 1) {
				return checkDataType(dataTypes[0], data, strictNums, correct);
			}
			let cond;
			const types = (0, util_1.toHash)(dataTypes);
			if (types.array && types.object) {
				const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
				cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
				delete types.null;
				delete types.array;
				delete types.object;
			} else {
				cond = codegen_1.nil;
			}
			if (types.number) delete types.integer;
			for (const t in types) cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
			return cond;
		}
		exports.checkDataTypes = checkDataTypes;
		const typeError = {
			message: ({ schema }) => `must be ${schema}`,
			params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
		};
		function reportTypeError(it) {
			const cxt = getTypeErrorContext(it);
			(0, errors_1.reportError)(cxt, typeError);
		}
		exports.reportTypeError = reportTypeError;
		function getTypeErrorContext(it) {
			const { gen, data, schema } = it;
			const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
			return {
				gen,
				keyword: "type",
				data,
				schema: schema.type,
				schemaCode,
				schemaValue: schemaCode,
				parentSchema: schema,
				params: {},
				it
			};
		}
	}),
	1699: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.assignDefaults = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		function assignDefaults(it, ty) {
			const { properties, items } = it.schema;
			if (ty === "object" && properties) {
				for (const key in properties) {
					assignDefault(it, key, properties[key].default);
				}
			} else if (ty === "array" && Array.isArray(items)) {
				items.forEach((sch, i) => assignDefault(it, i, sch.default));
			}
		}
		exports.assignDefaults = assignDefaults;
		function assignDefault(it, prop, defaultValue) {
			const { gen, compositeRule, data, opts } = it;
			if (defaultValue === undefined) return;
			const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
			if (compositeRule) {
				(0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
				return;
			}
			let condition = (0, codegen_1._)`${childData} === undefined`;
			if (opts.useDefaults === "empty") {
				condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
			}
			gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
		}
	}),
	7881: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
		const boolSchema_1 = __nccwpck_require__(5346);
		const dataType_1 = __nccwpck_require__(6685);
		const applicability_1 = __nccwpck_require__(7692);
		const dataType_2 = __nccwpck_require__(6685);
		const defaults_1 = __nccwpck_require__(1699);
		const keyword_1 = __nccwpck_require__(5202);
		const subschema_1 = __nccwpck_require__(6200);
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const resolve_1 = __nccwpck_require__(4090);
		const util_1 = __nccwpck_require__(4464);
		const errors_1 = __nccwpck_require__(1283);
		function validateFunctionCode(it) {
			if (isSchemaObj(it)) {
				checkKeywords(it);
				if (schemaCxtHasRules(it)) {
					topSchemaObjCode(it);
					return;
				}
			}
			validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
		}
		exports.validateFunctionCode = validateFunctionCode;
		function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
			if (opts.code.es5) {
				gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
					gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
					destructureValCxtES5(gen, opts);
					gen.code(body);
				});
			} else {
				gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
			}
		}
		function destructureValCxt(opts) {
			return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
		}
		function destructureValCxtES5(gen, opts) {
			gen.if(names_1.default.valCxt, () => {
				gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
				gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
				gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
				gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
				if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
			}, () => {
				gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
				gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
				gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
				gen.var(names_1.default.rootData, names_1.default.data);
				if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
			});
		}
		function topSchemaObjCode(it) {
			const { schema, opts, gen } = it;
			validateFunction(it, () => {
				if (opts.$comment && schema.$comment) commentKeyword(it);
				checkNoDefault(it);
				gen.let(names_1.default.vErrors, null);
				gen.let(names_1.default.errors, 0);
				if (opts.unevaluated) resetEvaluated(it);
				typeAndKeywords(it);
				returnResults(it);
			});
			return;
		}
		function resetEvaluated(it) {
			const { gen, validateName } = it;
			it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
			gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
			gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
		}
		function funcSourceUrl(schema, opts) {
			const schId = typeof schema == "object" && schema[opts.schemaId];
			return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
		}
		function subschemaCode(it, valid) {
			if (isSchemaObj(it)) {
				checkKeywords(it);
				if (schemaCxtHasRules(it)) {
					subSchemaObjCode(it, valid);
					return;
				}
			}
			(0, boolSchema_1.boolOrEmptySchema)(it, valid);
		}
		function schemaCxtHasRules({ schema, self }) {
			if (typeof schema == "boolean") return !schema;
			for (const key in schema) if (self.RULES.all[key]) return true;
			return false;
		}
		function isSchemaObj(it) {
			return typeof it.schema != "boolean";
		}
		function subSchemaObjCode(it, valid) {
			const { schema, gen, opts } = it;
			if (opts.$comment && schema.$comment) commentKeyword(it);
			updateContext(it);
			checkAsyncSchema(it);
			const errsCount = gen.const("_errs", names_1.default.errors);
			typeAndKeywords(it, errsCount);
			gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
		}
		function checkKeywords(it) {
			(0, util_1.checkUnknownRules)(it);
			checkRefsAndKeywords(it);
		}
		function typeAndKeywords(it, errsCount) {
			if (it.opts.jtd) return schemaKeywords(it, [], false, errsCount);
			const types = (0, dataType_1.getSchemaTypes)(it.schema);
			const checkedTypes = (0, dataType_1.coerceAndCheckDataType)(it, types);
			schemaKeywords(it, types, !checkedTypes, errsCount);
		}
		function checkRefsAndKeywords(it) {
			const { schema, errSchemaPath, opts, self } = it;
			if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) {
				self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
			}
		}
		function checkNoDefault(it) {
			const { schema, opts } = it;
			if (schema.default !== undefined && opts.useDefaults && opts.strictSchema) {
				(0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
			}
		}
		function updateContext(it) {
			const schId = it.schema[it.opts.schemaId];
			if (schId) it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
		}
		function checkAsyncSchema(it) {
			if (it.schema.$async && !it.schemaEnv.$async) throw new Error("async schema in sync schema");
		}
		function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
			const msg = schema.$comment;
			if (opts.$comment === true) {
				gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
			} else if (typeof opts.$comment == "function") {
				const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
				const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
				gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
			}
		}
		function returnResults(it) {
			const { gen, schemaEnv, validateName, ValidationError, opts } = it;
			if (schemaEnv.$async) {
				gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
			} else {
				gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
				if (opts.unevaluated) assignEvaluated(it);
				gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
			}
		}
		function assignEvaluated({ gen, evaluated, props, items }) {
			if (props instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.props`, props);
			if (items instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.items`, items);
		}
		function schemaKeywords(it, types, typeErrors, errsCount) {
			const { gen, schema, data, allErrors, opts, self } = it;
			const { RULES } = self;
			if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
				gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
				return;
			}
			if (!opts.jtd) checkStrictTypes(it, types);
			gen.block(() => {
				for (const group of RULES.rules) groupKeywords(group);
				groupKeywords(RULES.post);
			});
			function groupKeywords(group) {
				if (!(0, applicability_1.shouldUseGroup)(schema, group)) return;
				if (group.type) {
					gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
					iterateKeywords(it, group);
					if (types.length === 1 && types[0] === group.type && typeErrors) {
						gen.else();
						(0, dataType_2.reportTypeError)(it);
					}
					gen.endIf();
				} else {
					iterateKeywords(it, group);
				}
				if (!allErrors) gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
			}
		}
		function iterateKeywords(it, group) {
			const { gen, schema, opts: { useDefaults } } = it;
			if (useDefaults) (0, defaults_1.assignDefaults)(it, group.type);
			gen.block(() => {
				for (const rule of group.rules) {
					if ((0, applicability_1.shouldUseRule)(schema, rule)) {
						keywordCode(it, rule.keyword, rule.definition, group.type);
					}
				}
			});
		}
		function checkStrictTypes(it, types) {
			if (it.schemaEnv.meta || !it.opts.strictTypes) return;
			checkContextTypes(it, types);
			if (!it.opts.allowUnionTypes) checkMultipleTypes(it, types);
			checkKeywordTypes(it, it.dataTypes);
		}
		function checkContextTypes(it, types) {
			if (!types.length) return;
			if (!it.dataTypes.length) {
				it.dataTypes = types;
				return;
			}
			types.forEach((t) => {
				if (!includesType(it.dataTypes, t)) {
					strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
				}
			});
			narrowSchemaTypes(it, types);
		}
		function checkMultipleTypes(it, ts) {
			if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) {
				strictTypesError(it, "use allowUnionTypes to allow union type keyword");
			}
		}
		function checkKeywordTypes(it, ts) {
			const rules = it.self.RULES.all;
			for (const keyword in rules) {
				const rule = rules[keyword];
				if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
					const { type } = rule.definition;
					if (type.length && !type.some((t) => hasApplicableType(ts, t))) {
						strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
					}
				}
			}
		}
		function hasApplicableType(schTs, kwdT) {
			return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
		}
		function includesType(ts, t) {
			return ts.includes(t) || t === "integer" && ts.includes("number");
		}
		function narrowSchemaTypes(it, withTypes) {
			const ts = [];
			for (const t of it.dataTypes) {
				if (includesType(withTypes, t)) ts.push(t);
				else if (withTypes.includes("integer") && t === "number") ts.push("integer");
			}
			it.dataTypes = ts;
		}
		function strictTypesError(it, msg) {
			const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
			msg += ` at "${schemaPath}" (strictTypes)`;
			(0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
		}
		class KeywordCxt {
			constructor(it, def, keyword) {
				(0, keyword_1.validateKeywordUsage)(it, def, keyword);
				this.gen = it.gen;
				this.allErrors = it.allErrors;
				this.keyword = keyword;
				this.data = it.data;
				this.schema = it.schema[keyword];
				this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
				this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
				this.schemaType = def.schemaType;
				this.parentSchema = it.schema;
				this.params = {};
				this.it = it;
				this.def = def;
				if (this.$data) {
					this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
				} else {
					this.schemaCode = this.schemaValue;
					if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) {
						throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
					}
				}
				if ("code" in def ? def.trackErrors : def.errors !== false) {
					this.errsCount = it.gen.const("_errs", names_1.default.errors);
				}
			}
			result(condition, successAction, failAction) {
				this.failResult((0, codegen_1.not)(condition), successAction, failAction);
			}
			failResult(condition, successAction, failAction) {
				this.gen.if(condition);
				if (failAction) failAction();
				else this.error();
				if (successAction) {
					this.gen.else();
					successAction();
					if (this.allErrors) this.gen.endIf();
				} else {
					if (this.allErrors) this.gen.endIf();
					else this.gen.else();
				}
			}
			pass(condition, failAction) {
				this.failResult((0, codegen_1.not)(condition), undefined, failAction);
			}
			fail(condition) {
				if (condition === undefined) {
					this.error();
					if (!this.allErrors) this.gen.if(false);
					return;
				}
				this.gen.if(condition);
				this.error();
				if (this.allErrors) this.gen.endIf();
				else this.gen.else();
			}
			fail$data(condition) {
				if (!this.$data) return this.fail(condition);
				const { schemaCode } = this;
				this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
			}
			error(append, errorParams, errorPaths) {
				if (errorParams) {
					this.setParams(errorParams);
					this._error(append, errorPaths);
					this.setParams({});
					return;
				}
				this._error(append, errorPaths);
			}
			_error(append, errorPaths) {
				;
				(append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
			}
			$dataError() {
				(0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
			}
			reset() {
				if (this.errsCount === undefined) throw new Error("add \"trackErrors\" to keyword definition");
				(0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
			}
			ok(cond) {
				if (!this.allErrors) this.gen.if(cond);
			}
			setParams(obj, assign) {
				if (assign) Object.assign(this.params, obj);
				else this.params = obj;
			}
			block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
				this.gen.block(() => {
					this.check$data(valid, $dataValid);
					codeBlock();
				});
			}
			check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
				if (!this.$data) return;
				const { gen, schemaCode, schemaType, def } = this;
				gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
				if (valid !== codegen_1.nil) gen.assign(valid, true);
				if (schemaType.length || def.validateSchema) {
					gen.elseIf(this.invalid$data());
					this.$dataError();
					if (valid !== codegen_1.nil) gen.assign(valid, false);
				}
				gen.else();
			}
			invalid$data() {
				const { gen, schemaCode, schemaType, def, it } = this;
				return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
				function wrong$DataType() {
					if (schemaType.length) {
						if (!(schemaCode instanceof codegen_1.Name)) throw new Error("ajv implementation error");
						const st = Array.isArray(schemaType) ? schemaType : [schemaType];
						return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
					}
					return codegen_1.nil;
				}
				function invalid$DataSchema() {
					if (def.validateSchema) {
						const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
						return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
					}
					return codegen_1.nil;
				}
			}
			subschema(appl, valid) {
				const subschema = (0, subschema_1.getSubschema)(this.it, appl);
				(0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
				(0, subschema_1.extendSubschemaMode)(subschema, appl);
				const nextContext = {
					...this.it,
					...subschema,
					items: undefined,
					props: undefined
				};
				subschemaCode(nextContext, valid);
				return nextContext;
			}
			mergeEvaluated(schemaCxt, toName) {
				const { it, gen } = this;
				if (!it.opts.unevaluated) return;
				if (it.props !== true && schemaCxt.props !== undefined) {
					it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
				}
				if (it.items !== true && schemaCxt.items !== undefined) {
					it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
				}
			}
			mergeValidEvaluated(schemaCxt, valid) {
				const { it, gen } = this;
				if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
					gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
					return true;
				}
			}
		}
		exports.KeywordCxt = KeywordCxt;
		function keywordCode(it, keyword, def, ruleType) {
			const cxt = new KeywordCxt(it, def, keyword);
			if ("code" in def) {
				def.code(cxt, ruleType);
			} else if (cxt.$data && def.validate) {
				(0, keyword_1.funcKeywordCode)(cxt, def);
			} else if ("macro" in def) {
				(0, keyword_1.macroKeywordCode)(cxt, def);
			} else if (def.compile || def.validate) {
				(0, keyword_1.funcKeywordCode)(cxt, def);
			}
		}
		const JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
		const RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
		function getData($data, { dataLevel, dataNames, dataPathArr }) {
			let jsonPointer;
			let data;
			if ($data === "") return names_1.default.rootData;
			if ($data[0] === "/") {
				if (!JSON_POINTER.test($data)) throw new Error(`Invalid JSON-pointer: ${$data}`);
				jsonPointer = $data;
				data = names_1.default.rootData;
			} else {
				const matches = RELATIVE_JSON_POINTER.exec($data);
				if (!matches) throw new Error(`Invalid JSON-pointer: ${$data}`);
				const up = +matches[1];
				jsonPointer = matches[2];
				if (jsonPointer === "#") {
					if (up >= dataLevel) throw new Error(errorMsg("property/index", up));
					return dataPathArr[dataLevel - up];
				}
				if (up > dataLevel) throw new Error(errorMsg("data", up));
				data = dataNames[dataLevel - up];
				if (!jsonPointer) return data;
			}
			let expr = data;
			const segments = jsonPointer.split("/");
			for (const segment of segments) {
				if (segment) {
					data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
					expr = (0, codegen_1._)`${expr} && ${data}`;
				}
			}
			return expr;
			function errorMsg(pointerType, up) {
				return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
			}
		}
		exports.getData = getData;
	}),
	5202: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const code_1 = __nccwpck_require__(8484);
		const errors_1 = __nccwpck_require__(1283);
		function macroKeywordCode(cxt, def) {
			const { gen, keyword, schema, parentSchema, it } = cxt;
			const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
			const schemaRef = useKeyword(gen, keyword, macroSchema);
			if (it.opts.validateSchema !== false) it.self.validateSchema(macroSchema, true);
			const valid = gen.name("valid");
			cxt.subschema({
				schema: macroSchema,
				schemaPath: codegen_1.nil,
				errSchemaPath: `${it.errSchemaPath}/${keyword}`,
				topSchemaRef: schemaRef,
				compositeRule: true
			}, valid);
			cxt.pass(valid, () => cxt.error(true));
		}
		exports.macroKeywordCode = macroKeywordCode;
		function funcKeywordCode(cxt, def) {
			var _a;
			const { gen, keyword, schema, parentSchema, $data, it } = cxt;
			checkAsyncKeyword(it, def);
			const validate = !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate;
			const validateRef = useKeyword(gen, keyword, validate);
			const valid = gen.let("valid");
			cxt.block$data(valid, validateKeyword);
			cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
			function validateKeyword() {
				if (def.errors === false) {
					assignValid();
					if (def.modifying) modifyData(cxt);
					reportErrs(() => cxt.error());
				} else {
					const ruleErrs = def.async ? validateAsync() : validateSync();
					if (def.modifying) modifyData(cxt);
					reportErrs(() => addErrs(cxt, ruleErrs));
				}
			}
			function validateAsync() {
				const ruleErrs = gen.let("ruleErrs", null);
				gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
				return ruleErrs;
			}
			function validateSync() {
				const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
				gen.assign(validateErrs, null);
				assignValid(codegen_1.nil);
				return validateErrs;
			}
			function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
				const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
				const passSchema = !("compile" in def && !$data || def.schema === false);
				gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
			}
			function reportErrs(errors) {
				var _a;
				gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
			}
		}
		exports.funcKeywordCode = funcKeywordCode;
		function modifyData(cxt) {
			const { gen, data, it } = cxt;
			gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
		}
		function addErrs(cxt, errs) {
			const { gen } = cxt;
			gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
				gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
				(0, errors_1.extendErrors)(cxt);
			}, () => cxt.error());
		}
		function checkAsyncKeyword({ schemaEnv }, def) {
			if (def.async && !schemaEnv.$async) throw new Error("async keyword in sync schema");
		}
		function useKeyword(gen, keyword, result) {
			if (result === undefined) throw new Error(`keyword "${keyword}" failed to compile`);
			return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : {
				ref: result,
				code: (0, codegen_1.stringify)(result)
			});
		}
		function validSchemaType(schema, schemaType, allowUndefined = false) {
			return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
		}
		exports.validSchemaType = validSchemaType;
		function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
			if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) {
				throw new Error("ajv implementation error");
			}
			const deps = def.dependencies;
			if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) {
				throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
			}
			if (def.validateSchema) {
				const valid = def.validateSchema(schema[keyword]);
				if (!valid) {
					const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
					if (opts.validateSchema === "log") self.logger.error(msg);
					else throw new Error(msg);
				}
			}
		}
		exports.validateKeywordUsage = validateKeywordUsage;
	}),
	6200: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
			if (keyword !== undefined && schema !== undefined) {
				throw new Error("both \"keyword\" and \"schema\" passed, only one allowed");
			}
			if (keyword !== undefined) {
				const sch = it.schema[keyword];
				return schemaProp === undefined ? {
					schema: sch,
					schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
					errSchemaPath: `${it.errSchemaPath}/${keyword}`
				} : {
					schema: sch[schemaProp],
					schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
					errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
				};
			}
			if (schema !== undefined) {
				if (schemaPath === undefined || errSchemaPath === undefined || topSchemaRef === undefined) {
					throw new Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
				}
				return {
					schema,
					schemaPath,
					topSchemaRef,
					errSchemaPath
				};
			}
			throw new Error("either \"keyword\" or \"schema\" must be passed");
		}
		exports.getSubschema = getSubschema;
		function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
			if (data !== undefined && dataProp !== undefined) {
				throw new Error("both \"data\" and \"dataProp\" passed, only one allowed");
			}
			const { gen } = it;
			if (dataProp !== undefined) {
				const { errorPath, dataPathArr, opts } = it;
				const nextData = gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true);
				dataContextProps(nextData);
				subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
				subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
				subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
			}
			if (data !== undefined) {
				const nextData = data instanceof codegen_1.Name ? data : gen.let("data", data, true);
				dataContextProps(nextData);
				if (propertyName !== undefined) subschema.propertyName = propertyName;
			}
			if (dataTypes) subschema.dataTypes = dataTypes;
			function dataContextProps(_nextData) {
				subschema.data = _nextData;
				subschema.dataLevel = it.dataLevel + 1;
				subschema.dataTypes = [];
				it.definedProperties = new Set();
				subschema.parentData = it.data;
				subschema.dataNames = [...it.dataNames, _nextData];
			}
		}
		exports.extendSubschemaData = extendSubschemaData;
		function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
			if (compositeRule !== undefined) subschema.compositeRule = compositeRule;
			if (createErrors !== undefined) subschema.createErrors = createErrors;
			if (allErrors !== undefined) subschema.allErrors = allErrors;
			subschema.jtdDiscriminator = jtdDiscriminator;
			subschema.jtdMetadata = jtdMetadata;
		}
		exports.extendSubschemaMode = extendSubschemaMode;
	}),
	3893: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
		var validate_1 = __nccwpck_require__(7881);
		Object.defineProperty(exports, "KeywordCxt", {
			enumerable: true,
			get: function() {
				return validate_1.KeywordCxt;
			}
		});
		var codegen_1 = __nccwpck_require__(1436);
		Object.defineProperty(exports, "_", {
			enumerable: true,
			get: function() {
				return codegen_1._;
			}
		});
		Object.defineProperty(exports, "str", {
			enumerable: true,
			get: function() {
				return codegen_1.str;
			}
		});
		Object.defineProperty(exports, "stringify", {
			enumerable: true,
			get: function() {
				return codegen_1.stringify;
			}
		});
		Object.defineProperty(exports, "nil", {
			enumerable: true,
			get: function() {
				return codegen_1.nil;
			}
		});
		Object.defineProperty(exports, "Name", {
			enumerable: true,
			get: function() {
				return codegen_1.Name;
			}
		});
		Object.defineProperty(exports, "CodeGen", {
			enumerable: true,
			get: function() {
				return codegen_1.CodeGen;
			}
		});
		const validation_error_1 = __nccwpck_require__(3021);
		const ref_error_1 = __nccwpck_require__(3162);
		const rules_1 = __nccwpck_require__(7353);
		const compile_1 = __nccwpck_require__(2718);
		const codegen_2 = __nccwpck_require__(1436);
		const resolve_1 = __nccwpck_require__(4090);
		const dataType_1 = __nccwpck_require__(6685);
		const util_1 = __nccwpck_require__(4464);
		const $dataRefSchema = __nccwpck_require__(3837);
		const uri_1 = __nccwpck_require__(6285);
		const defaultRegExp = (str, flags) => new RegExp(str, flags);
		defaultRegExp.code = "new RegExp";
		const META_IGNORE_OPTIONS = [
			"removeAdditional",
			"useDefaults",
			"coerceTypes"
		];
		const EXT_SCOPE_NAMES = new Set([
			"validate",
			"serialize",
			"parse",
			"wrapper",
			"root",
			"schema",
			"keyword",
			"pattern",
			"formats",
			"validate$data",
			"func",
			"obj",
			"Error"
		]);
		const removedOptions = {
			errorDataPath: "",
			format: "`validateFormats: false` can be used instead.",
			nullable: "\"nullable\" keyword is supported by default.",
			jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
			extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
			missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
			processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
			sourceCode: "Use option `code: {source: true}`",
			strictDefaults: "It is default now, see option `strict`.",
			strictKeywords: "It is default now, see option `strict`.",
			uniqueItems: "\"uniqueItems\" keyword is always validated.",
			unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
			cache: "Map is used as cache, schema object as key.",
			serialize: "Map is used as cache, schema object as key.",
			ajvErrors: "It is default now."
		};
		const deprecatedOptions = {
			ignoreKeywordsWithRef: "",
			jsPropertySyntax: "",
			unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
		};
		const MAX_EXPRESSION = 200;
		function requiredOptions(o) {
			var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
			const s = o.strict;
			const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
			const optimize = _optz === true || _optz === undefined ? 1 : _optz || 0;
			const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
			const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
			return {
				strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
				strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
				strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
				strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
				strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
				code: o.code ? {
					...o.code,
					optimize,
					regExp
				} : {
					optimize,
					regExp
				},
				loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
				loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
				meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
				messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
				inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
				schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
				addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
				validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
				validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
				unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
				int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
				uriResolver
			};
		}
		class Ajv {
			constructor(opts = {}) {
				this.schemas = {};
				this.refs = {};
				this.formats = Object.create(null);
				this._compilations = new Set();
				this._loading = {};
				this._cache = new Map();
				opts = this.opts = {
					...opts,
					...requiredOptions(opts)
				};
				const { es5, lines } = this.opts.code;
				this.scope = new codegen_2.ValueScope({
					scope: {},
					prefixes: EXT_SCOPE_NAMES,
					es5,
					lines
				});
				this.logger = getLogger(opts.logger);
				const formatOpt = opts.validateFormats;
				opts.validateFormats = false;
				this.RULES = (0, rules_1.getRules)();
				checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
				checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
				this._metaOpts = getMetaSchemaOptions.call(this);
				if (opts.formats) addInitialFormats.call(this);
				this._addVocabularies();
				this._addDefaultMetaSchema();
				if (opts.keywords) addInitialKeywords.call(this, opts.keywords);
				if (typeof opts.meta == "object") this.addMetaSchema(opts.meta);
				addInitialSchemas.call(this);
				opts.validateFormats = formatOpt;
			}
			_addVocabularies() {
				this.addKeyword("$async");
			}
			_addDefaultMetaSchema() {
				const { $data, meta, schemaId } = this.opts;
				let _dataRefSchema = $dataRefSchema;
				if (schemaId === "id") {
					_dataRefSchema = { ...$dataRefSchema };
					_dataRefSchema.id = _dataRefSchema.$id;
					delete _dataRefSchema.$id;
				}
				if (meta && $data) this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
			}
			defaultMeta() {
				const { meta, schemaId } = this.opts;
				return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : undefined;
			}
			validate(schemaKeyRef, data) {
				let v;
				if (typeof schemaKeyRef == "string") {
					v = this.getSchema(schemaKeyRef);
					if (!v) throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
				} else {
					v = this.compile(schemaKeyRef);
				}
				const valid = v(data);
				if (!("$async" in v)) this.errors = v.errors;
				return valid;
			}
			compile(schema, _meta) {
				const sch = this._addSchema(schema, _meta);
				return sch.validate || this._compileSchemaEnv(sch);
			}
			compileAsync(schema, meta) {
				if (typeof this.opts.loadSchema != "function") {
					throw new Error("options.loadSchema should be a function");
				}
				const { loadSchema } = this.opts;
				return runCompileAsync.call(this, schema, meta);
				async function runCompileAsync(_schema, _meta) {
					await loadMetaSchema.call(this, _schema.$schema);
					const sch = this._addSchema(_schema, _meta);
					return sch.validate || _compileAsync.call(this, sch);
				}
				async function loadMetaSchema($ref) {
					if ($ref && !this.getSchema($ref)) {
						await runCompileAsync.call(this, { $ref }, true);
					}
				}
				async function _compileAsync(sch) {
					try {
						return this._compileSchemaEnv(sch);
					} catch (e) {
						if (!(e instanceof ref_error_1.default)) throw e;
						checkLoaded.call(this, e);
						await loadMissingSchema.call(this, e.missingSchema);
						return _compileAsync.call(this, sch);
					}
				}
				function checkLoaded({ missingSchema: ref, missingRef }) {
					if (this.refs[ref]) {
						throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
					}
				}
				async function loadMissingSchema(ref) {
					const _schema = await _loadSchema.call(this, ref);
					if (!this.refs[ref]) await loadMetaSchema.call(this, _schema.$schema);
					if (!this.refs[ref]) this.addSchema(_schema, ref, meta);
				}
				async function _loadSchema(ref) {
					const p = this._loading[ref];
					if (p) return p;
					try {
						return await (this._loading[ref] = loadSchema(ref));
					} finally {
						delete this._loading[ref];
					}
				}
			}
			addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
				if (Array.isArray(schema)) {
					for (const sch of schema) this.addSchema(sch, undefined, _meta, _validateSchema);
					return this;
				}
				let id;
				if (typeof schema === "object") {
					const { schemaId } = this.opts;
					id = schema[schemaId];
					if (id !== undefined && typeof id != "string") {
						throw new Error(`schema ${schemaId} must be string`);
					}
				}
				key = (0, resolve_1.normalizeId)(key || id);
				this._checkUnique(key);
				this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
				return this;
			}
			addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
				this.addSchema(schema, key, true, _validateSchema);
				return this;
			}
			validateSchema(schema, throwOrLogError) {
				if (typeof schema == "boolean") return true;
				let $schema;
				$schema = schema.$schema;
				if ($schema !== undefined && typeof $schema != "string") {
					throw new Error("$schema must be a string");
				}
				$schema = $schema || this.opts.defaultMeta || this.defaultMeta();
				if (!$schema) {
					this.logger.warn("meta-schema not available");
					this.errors = null;
					return true;
				}
				const valid = this.validate($schema, schema);
				if (!valid && throwOrLogError) {
					const message = "schema is invalid: " + this.errorsText();
					if (this.opts.validateSchema === "log") this.logger.error(message);
					else throw new Error(message);
				}
				return valid;
			}
			getSchema(keyRef) {
				let sch;
				while (typeof (sch = getSchEnv.call(this, keyRef)) == "string") keyRef = sch;
				if (sch === undefined) {
					const { schemaId } = this.opts;
					const root = new compile_1.SchemaEnv({
						schema: {},
						schemaId
					});
					sch = compile_1.resolveSchema.call(this, root, keyRef);
					if (!sch) return;
					this.refs[keyRef] = sch;
				}
				return sch.validate || this._compileSchemaEnv(sch);
			}
			removeSchema(schemaKeyRef) {
				if (schemaKeyRef instanceof RegExp) {
					this._removeAllSchemas(this.schemas, schemaKeyRef);
					this._removeAllSchemas(this.refs, schemaKeyRef);
					return this;
				}
				switch (typeof schemaKeyRef) {
					case "undefined":
						this._removeAllSchemas(this.schemas);
						this._removeAllSchemas(this.refs);
						this._cache.clear();
						return this;
					case "string": {
						const sch = getSchEnv.call(this, schemaKeyRef);
						if (typeof sch == "object") this._cache.delete(sch.schema);
						delete this.schemas[schemaKeyRef];
						delete this.refs[schemaKeyRef];
						return this;
					}
					case "object": {
						const cacheKey = schemaKeyRef;
						this._cache.delete(cacheKey);
						let id = schemaKeyRef[this.opts.schemaId];
						if (id) {
							id = (0, resolve_1.normalizeId)(id);
							delete this.schemas[id];
							delete this.refs[id];
						}
						return this;
					}
					default: throw new Error("ajv.removeSchema: invalid parameter");
				}
			}
			addVocabulary(definitions) {
				for (const def of definitions) this.addKeyword(def);
				return this;
			}
			addKeyword(kwdOrDef, def) {
				let keyword;
				if (typeof kwdOrDef == "string") {
					keyword = kwdOrDef;
					if (typeof def == "object") {
						this.logger.warn("these parameters are deprecated, see docs for addKeyword");
						def.keyword = keyword;
					}
				} else if (typeof kwdOrDef == "object" && def === undefined) {
					def = kwdOrDef;
					keyword = def.keyword;
					if (Array.isArray(keyword) && !keyword.length) {
						throw new Error("addKeywords: keyword must be string or non-empty array");
					}
				} else {
					throw new Error("invalid addKeywords parameters");
				}
				checkKeyword.call(this, keyword, def);
				if (!def) {
					(0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
					return this;
				}
				keywordMetaschema.call(this, def);
				const definition = {
					...def,
					type: (0, dataType_1.getJSONTypes)(def.type),
					schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
				};
				(0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
				return this;
			}
			getKeyword(keyword) {
				const rule = this.RULES.all[keyword];
				return typeof rule == "object" ? rule.definition : !!rule;
			}
			removeKeyword(keyword) {
				const { RULES } = this;
				delete RULES.keywords[keyword];
				delete RULES.all[keyword];
				for (const group of RULES.rules) {
					const i = group.rules.findIndex((rule) => rule.keyword === keyword);
					if (i >= 0) group.rules.splice(i, 1);
				}
				return this;
			}
			addFormat(name, format) {
				if (typeof format == "string") format = new RegExp(format);
				this.formats[name] = format;
				return this;
			}
			errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
				if (!errors || errors.length === 0) return "No errors";
				return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text, msg) => text + separator + msg);
			}
			$dataMetaSchema(metaSchema, keywordsJsonPointers) {
				const rules = this.RULES.all;
				metaSchema = JSON.parse(JSON.stringify(metaSchema));
				for (const jsonPointer of keywordsJsonPointers) {
					const segments = jsonPointer.split("/").slice(1);
					let keywords = metaSchema;
					for (const seg of segments) keywords = keywords[seg];
					for (const key in rules) {
						const rule = rules[key];
						if (typeof rule != "object") continue;
						const { $data } = rule.definition;
						const schema = keywords[key];
						if ($data && schema) keywords[key] = schemaOrData(schema);
					}
				}
				return metaSchema;
			}
			_removeAllSchemas(schemas, regex) {
				for (const keyRef in schemas) {
					const sch = schemas[keyRef];
					if (!regex || regex.test(keyRef)) {
						if (typeof sch == "string") {
							delete schemas[keyRef];
						} else if (sch && !sch.meta) {
							this._cache.delete(sch.schema);
							delete schemas[keyRef];
						}
					}
				}
			}
			_addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
				let id;
				const { schemaId } = this.opts;
				if (typeof schema == "object") {
					id = schema[schemaId];
				} else {
					if (this.opts.jtd) throw new Error("schema must be object");
					else if (typeof schema != "boolean") throw new Error("schema must be object or boolean");
				}
				let sch = this._cache.get(schema);
				if (sch !== undefined) return sch;
				baseId = (0, resolve_1.normalizeId)(id || baseId);
				const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
				sch = new compile_1.SchemaEnv({
					schema,
					schemaId,
					meta,
					baseId,
					localRefs
				});
				this._cache.set(sch.schema, sch);
				if (addSchema && !baseId.startsWith("#")) {
					if (baseId) this._checkUnique(baseId);
					this.refs[baseId] = sch;
				}
				if (validateSchema) this.validateSchema(schema, true);
				return sch;
			}
			_checkUnique(id) {
				if (this.schemas[id] || this.refs[id]) {
					throw new Error(`schema with key or id "${id}" already exists`);
				}
			}
			_compileSchemaEnv(sch) {
				if (sch.meta) this._compileMetaSchema(sch);
				else compile_1.compileSchema.call(this, sch);
				if (!sch.validate) throw new Error("ajv implementation error");
				return sch.validate;
			}
			_compileMetaSchema(sch) {
				const currentOpts = this.opts;
				this.opts = this._metaOpts;
				try {
					compile_1.compileSchema.call(this, sch);
				} finally {
					this.opts = currentOpts;
				}
			}
		}
		Ajv.ValidationError = validation_error_1.default;
		Ajv.MissingRefError = ref_error_1.default;
		exports["default"] = Ajv;
		function checkOptions(checkOpts, options, msg, log = "error") {
			for (const key in checkOpts) {
				const opt = key;
				if (opt in options) this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
			}
		}
		function getSchEnv(keyRef) {
			keyRef = (0, resolve_1.normalizeId)(keyRef);
			return this.schemas[keyRef] || this.refs[keyRef];
		}
		function addInitialSchemas() {
			const optsSchemas = this.opts.schemas;
			if (!optsSchemas) return;
			if (Array.isArray(optsSchemas)) this.addSchema(optsSchemas);
			else for (const key in optsSchemas) this.addSchema(optsSchemas[key], key);
		}
		function addInitialFormats() {
			for (const name in this.opts.formats) {
				const format = this.opts.formats[name];
				if (format) this.addFormat(name, format);
			}
		}
		function addInitialKeywords(defs) {
			if (Array.isArray(defs)) {
				this.addVocabulary(defs);
				return;
			}
			this.logger.warn("keywords option as map is deprecated, pass array");
			for (const keyword in defs) {
				const def = defs[keyword];
				if (!def.keyword) def.keyword = keyword;
				this.addKeyword(def);
			}
		}
		function getMetaSchemaOptions() {
			const metaOpts = { ...this.opts };
			for (const opt of META_IGNORE_OPTIONS) delete metaOpts[opt];
			return metaOpts;
		}
		const noLogs = {
			log() {},
			warn() {},
			error() {}
		};
		function getLogger(logger) {
			if (logger === false) return noLogs;
			if (logger === undefined) return console;
			if (logger.log && logger.warn && logger.error) return logger;
			throw new Error("logger must implement log, warn and error methods");
		}
		const KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
		function checkKeyword(keyword, def) {
			const { RULES } = this;
			(0, util_1.eachItem)(keyword, (kwd) => {
				if (RULES.keywords[kwd]) throw new Error(`Keyword ${kwd} is already defined`);
				if (!KEYWORD_NAME.test(kwd)) throw new Error(`Keyword ${kwd} has invalid name`);
			});
			if (!def) return;
			if (def.$data && !("code" in def || "validate" in def)) {
				throw new Error("$data keyword must have \"code\" or \"validate\" function");
			}
		}
		function addRule(keyword, definition, dataType) {
			var _a;
			const post = definition === null || definition === void 0 ? void 0 : definition.post;
			if (dataType && post) throw new Error("keyword with \"post\" flag cannot have \"type\"");
			const { RULES } = this;
			let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
			if (!ruleGroup) {
				ruleGroup = {
					type: dataType,
					rules: []
				};
				RULES.rules.push(ruleGroup);
			}
			RULES.keywords[keyword] = true;
			if (!definition) return;
			const rule = {
				keyword,
				definition: {
					...definition,
					type: (0, dataType_1.getJSONTypes)(definition.type),
					schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
				}
			};
			if (definition.before) addBeforeRule.call(this, ruleGroup, rule, definition.before);
			else ruleGroup.rules.push(rule);
			RULES.all[keyword] = rule;
			(_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
		}
		function addBeforeRule(ruleGroup, rule, before) {
			const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
			if (i >= 0) {
				ruleGroup.rules.splice(i, 0, rule);
			} else {
				ruleGroup.rules.push(rule);
				this.logger.warn(`rule ${before} is not defined`);
			}
		}
		function keywordMetaschema(def) {
			let { metaSchema } = def;
			if (metaSchema === undefined) return;
			if (def.$data && this.opts.$data) metaSchema = schemaOrData(metaSchema);
			def.validateSchema = this.compile(metaSchema, true);
		}
		const $dataRef = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
		function schemaOrData(schema) {
			return { anyOf: [schema, $dataRef] };
		}
	}),
	3995: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const metaSchema = __nccwpck_require__(1678);
		const applicator = __nccwpck_require__(7216);
		const unevaluated = __nccwpck_require__(9547);
		const content = __nccwpck_require__(8226);
		const core = __nccwpck_require__(518);
		const format = __nccwpck_require__(4588);
		const metadata = __nccwpck_require__(5707);
		const validation = __nccwpck_require__(7082);
		const META_SUPPORT_DATA = ["/properties"];
		function addMetaSchema2020($data) {
			;
			[
				metaSchema,
				applicator,
				unevaluated,
				content,
				core,
				with$data(this, format),
				metadata,
				with$data(this, validation)
			].forEach((sch) => this.addMetaSchema(sch, undefined, false));
			return this;
			function with$data(ajv, sch) {
				return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
			}
		}
		exports["default"] = addMetaSchema2020;
	}),
	4951: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const equal = __nccwpck_require__(3430);
		equal.code = "require(\"ajv/dist/runtime/equal\").default";
		exports["default"] = equal;
	}),
	6214: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		function ucs2length(str) {
			const len = str.length;
			let length = 0;
			let pos = 0;
			let value;
			while (pos < len) {
				length++;
				value = str.charCodeAt(pos++);
				if (value >= 55296 && value <= 56319 && pos < len) {
					value = str.charCodeAt(pos);
					if ((value & 64512) === 56320) pos++;
				}
			}
			return length;
		}
		exports["default"] = ucs2length;
		ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
	}),
	6285: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const uri = __nccwpck_require__(4352);
		uri.code = "require(\"ajv/dist/runtime/uri\").default";
		exports["default"] = uri;
	}),
	3021: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		class ValidationError extends Error {
			constructor(errors) {
				super("validation failed");
				this.errors = errors;
				this.ajv = this.validation = true;
			}
		}
		exports["default"] = ValidationError;
	}),
	3448: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.validateAdditionalItems = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		};
		const def = {
			keyword: "additionalItems",
			type: "array",
			schemaType: ["boolean", "object"],
			before: "uniqueItems",
			error,
			code(cxt) {
				const { parentSchema, it } = cxt;
				const { items } = parentSchema;
				if (!Array.isArray(items)) {
					(0, util_1.checkStrictMode)(it, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
					return;
				}
				validateAdditionalItems(cxt, items);
			}
		};
		function validateAdditionalItems(cxt, items) {
			const { gen, schema, data, keyword, it } = cxt;
			it.items = true;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			if (schema === false) {
				cxt.setParams({ len: items.length });
				cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
			} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
				const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
				gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
				cxt.ok(valid);
			}
			function validateItems(valid) {
				gen.forRange("i", items.length, len, (i) => {
					cxt.subschema({
						keyword,
						dataProp: i,
						dataPropType: util_1.Type.Num
					}, valid);
					if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
				});
			}
		}
		exports.validateAdditionalItems = validateAdditionalItems;
		exports["default"] = def;
	}),
	2431: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const code_1 = __nccwpck_require__(8484);
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: "must NOT have additional properties",
			params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
		};
		const def = {
			keyword: "additionalProperties",
			type: ["object"],
			schemaType: ["boolean", "object"],
			allowUndefined: true,
			trackErrors: true,
			error,
			code(cxt) {
				const { gen, schema, parentSchema, data, errsCount, it } = cxt;
				if (!errsCount) throw new Error("ajv implementation error");
				const { allErrors, opts } = it;
				it.props = true;
				if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema)) return;
				const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
				const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
				checkAdditionalProperties();
				cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
				function checkAdditionalProperties() {
					gen.forIn("key", data, (key) => {
						if (!props.length && !patProps.length) additionalPropertyCode(key);
						else gen.if(isAdditional(key), () => additionalPropertyCode(key));
					});
				}
				function isAdditional(key) {
					let definedProp;
					if (props.length > 8) {
						const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
						definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
					} else if (props.length) {
						definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
					} else {
						definedProp = codegen_1.nil;
					}
					if (patProps.length) {
						definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
					}
					return (0, codegen_1.not)(definedProp);
				}
				function deleteAdditional(key) {
					gen.code((0, codegen_1._)`delete ${data}[${key}]`);
				}
				function additionalPropertyCode(key) {
					if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
						deleteAdditional(key);
						return;
					}
					if (schema === false) {
						cxt.setParams({ additionalProperty: key });
						cxt.error();
						if (!allErrors) gen.break();
						return;
					}
					if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
						const valid = gen.name("valid");
						if (opts.removeAdditional === "failing") {
							applyAdditionalSchema(key, valid, false);
							gen.if((0, codegen_1.not)(valid), () => {
								cxt.reset();
								deleteAdditional(key);
							});
						} else {
							applyAdditionalSchema(key, valid);
							if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
						}
					}
				}
				function applyAdditionalSchema(key, valid, errors) {
					const subschema = {
						keyword: "additionalProperties",
						dataProp: key,
						dataPropType: util_1.Type.Str
					};
					if (errors === false) {
						Object.assign(subschema, {
							compositeRule: true,
							createErrors: false,
							allErrors: false
						});
					}
					cxt.subschema(subschema, valid);
				}
			}
		};
		exports["default"] = def;
	}),
	9205: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: "allOf",
			schemaType: "array",
			code(cxt) {
				const { gen, schema, it } = cxt;
				if (!Array.isArray(schema)) throw new Error("ajv implementation error");
				const valid = gen.name("valid");
				schema.forEach((sch, i) => {
					if ((0, util_1.alwaysValidSchema)(it, sch)) return;
					const schCxt = cxt.subschema({
						keyword: "allOf",
						schemaProp: i
					}, valid);
					cxt.ok(valid);
					cxt.mergeEvaluated(schCxt);
				});
			}
		};
		exports["default"] = def;
	}),
	9380: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const code_1 = __nccwpck_require__(8484);
		const def = {
			keyword: "anyOf",
			schemaType: "array",
			trackErrors: true,
			code: code_1.validateUnion,
			error: { message: "must match a schema in anyOf" }
		};
		exports["default"] = def;
	}),
	6182: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params: { min, max } }) => max === undefined ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
			params: ({ params: { min, max } }) => max === undefined ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
		};
		const def = {
			keyword: "contains",
			type: "array",
			schemaType: ["object", "boolean"],
			before: "uniqueItems",
			trackErrors: true,
			error,
			code(cxt) {
				const { gen, schema, parentSchema, data, it } = cxt;
				let min;
				let max;
				const { minContains, maxContains } = parentSchema;
				if (it.opts.next) {
					min = minContains === undefined ? 1 : minContains;
					max = maxContains;
				} else {
					min = 1;
				}
				const len = gen.const("len", (0, codegen_1._)`${data}.length`);
				cxt.setParams({
					min,
					max
				});
				if (max === undefined && min === 0) {
					(0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
					return;
				}
				if (max !== undefined && min > max) {
					(0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
					cxt.fail();
					return;
				}
				if ((0, util_1.alwaysValidSchema)(it, schema)) {
					let cond = (0, codegen_1._)`${len} >= ${min}`;
					if (max !== undefined) cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
					cxt.pass(cond);
					return;
				}
				it.items = true;
				const valid = gen.name("valid");
				if (max === undefined && min === 1) {
					validateItems(valid, () => gen.if(valid, () => gen.break()));
				} else if (min === 0) {
					gen.let(valid, true);
					if (max !== undefined) gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
				} else {
					gen.let(valid, false);
					validateItemsWithCount();
				}
				cxt.result(valid, () => cxt.reset());
				function validateItemsWithCount() {
					const schValid = gen.name("_valid");
					const count = gen.let("count", 0);
					validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
				}
				function validateItems(_valid, block) {
					gen.forRange("i", 0, len, (i) => {
						cxt.subschema({
							keyword: "contains",
							dataProp: i,
							dataPropType: util_1.Type.Num,
							compositeRule: true
						}, _valid);
						block();
					});
				}
				function checkLimits(count) {
					gen.code((0, codegen_1._)`${count}++`);
					if (max === undefined) {
						gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
					} else {
						gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
						if (min === 1) gen.assign(valid, true);
						else gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
					}
				}
			}
		};
		exports["default"] = def;
	}),
	5826: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const code_1 = __nccwpck_require__(8484);
		exports.error = {
			message: ({ params: { property, depsCount, deps } }) => {
				const property_ies = depsCount === 1 ? "property" : "properties";
				return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
			},
			params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
		};
		const def = {
			keyword: "dependencies",
			type: "object",
			schemaType: "object",
			error: exports.error,
			code(cxt) {
				const [propDeps, schDeps] = splitDependencies(cxt);
				validatePropertyDeps(cxt, propDeps);
				validateSchemaDeps(cxt, schDeps);
			}
		};
		function splitDependencies({ schema }) {
			const propertyDeps = {};
			const schemaDeps = {};
			for (const key in schema) {
				if (key === "__proto__") continue;
				const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
				deps[key] = schema[key];
			}
			return [propertyDeps, schemaDeps];
		}
		function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
			const { gen, data, it } = cxt;
			if (Object.keys(propertyDeps).length === 0) return;
			const missing = gen.let("missing");
			for (const prop in propertyDeps) {
				const deps = propertyDeps[prop];
				if (deps.length === 0) continue;
				const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
				cxt.setParams({
					property: prop,
					depsCount: deps.length,
					deps: deps.join(", ")
				});
				if (it.allErrors) {
					gen.if(hasProperty, () => {
						for (const depProp of deps) {
							(0, code_1.checkReportMissingProp)(cxt, depProp);
						}
					});
				} else {
					gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
					(0, code_1.reportMissingProp)(cxt, missing);
					gen.else();
				}
			}
		}
		exports.validatePropertyDeps = validatePropertyDeps;
		function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
			const { gen, data, keyword, it } = cxt;
			const valid = gen.name("valid");
			for (const prop in schemaDeps) {
				if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop])) continue;
				gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
					const schCxt = cxt.subschema({
						keyword,
						schemaProp: prop
					}, valid);
					cxt.mergeValidEvaluated(schCxt, valid);
				}, () => gen.var(valid, true));
				cxt.ok(valid);
			}
		}
		exports.validateSchemaDeps = validateSchemaDeps;
		exports["default"] = def;
	}),
	3818: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dependencies_1 = __nccwpck_require__(5826);
		const def = {
			keyword: "dependentSchemas",
			type: "object",
			schemaType: "object",
			code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
		};
		exports["default"] = def;
	}),
	8584: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
			params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
		};
		const def = {
			keyword: "if",
			schemaType: ["object", "boolean"],
			trackErrors: true,
			error,
			code(cxt) {
				const { gen, parentSchema, it } = cxt;
				if (parentSchema.then === undefined && parentSchema.else === undefined) {
					(0, util_1.checkStrictMode)(it, "\"if\" without \"then\" and \"else\" is ignored");
				}
				const hasThen = hasSchema(it, "then");
				const hasElse = hasSchema(it, "else");
				if (!hasThen && !hasElse) return;
				const valid = gen.let("valid", true);
				const schValid = gen.name("_valid");
				validateIf();
				cxt.reset();
				if (hasThen && hasElse) {
					const ifClause = gen.let("ifClause");
					cxt.setParams({ ifClause });
					gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
				} else if (hasThen) {
					gen.if(schValid, validateClause("then"));
				} else {
					gen.if((0, codegen_1.not)(schValid), validateClause("else"));
				}
				cxt.pass(valid, () => cxt.error(true));
				function validateIf() {
					const schCxt = cxt.subschema({
						keyword: "if",
						compositeRule: true,
						createErrors: false,
						allErrors: false
					}, schValid);
					cxt.mergeEvaluated(schCxt);
				}
				function validateClause(keyword, ifClause) {
					return () => {
						const schCxt = cxt.subschema({ keyword }, schValid);
						gen.assign(valid, schValid);
						cxt.mergeValidEvaluated(schCxt, valid);
						if (ifClause) gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
						else cxt.setParams({ ifClause: keyword });
					};
				}
			}
		};
		function hasSchema(it, keyword) {
			const schema = it.schema[keyword];
			return schema !== undefined && !(0, util_1.alwaysValidSchema)(it, schema);
		}
		exports["default"] = def;
	}),
	8775: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const additionalItems_1 = __nccwpck_require__(3448);
		const prefixItems_1 = __nccwpck_require__(6467);
		const items_1 = __nccwpck_require__(5791);
		const items2020_1 = __nccwpck_require__(2959);
		const contains_1 = __nccwpck_require__(6182);
		const dependencies_1 = __nccwpck_require__(5826);
		const propertyNames_1 = __nccwpck_require__(1372);
		const additionalProperties_1 = __nccwpck_require__(2431);
		const properties_1 = __nccwpck_require__(8778);
		const patternProperties_1 = __nccwpck_require__(664);
		const not_1 = __nccwpck_require__(8350);
		const anyOf_1 = __nccwpck_require__(9380);
		const oneOf_1 = __nccwpck_require__(2490);
		const allOf_1 = __nccwpck_require__(9205);
		const if_1 = __nccwpck_require__(8584);
		const thenElse_1 = __nccwpck_require__(6829);
		function getApplicator(draft2020 = false) {
			const applicator = [
				not_1.default,
				anyOf_1.default,
				oneOf_1.default,
				allOf_1.default,
				if_1.default,
				thenElse_1.default,
				propertyNames_1.default,
				additionalProperties_1.default,
				dependencies_1.default,
				properties_1.default,
				patternProperties_1.default
			];
			if (draft2020) applicator.push(prefixItems_1.default, items2020_1.default);
			else applicator.push(additionalItems_1.default, items_1.default);
			applicator.push(contains_1.default);
			return applicator;
		}
		exports["default"] = getApplicator;
	}),
	5791: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.validateTuple = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const code_1 = __nccwpck_require__(8484);
		const def = {
			keyword: "items",
			type: "array",
			schemaType: [
				"object",
				"array",
				"boolean"
			],
			before: "uniqueItems",
			code(cxt) {
				const { schema, it } = cxt;
				if (Array.isArray(schema)) return validateTuple(cxt, "additionalItems", schema);
				it.items = true;
				if ((0, util_1.alwaysValidSchema)(it, schema)) return;
				cxt.ok((0, code_1.validateArray)(cxt));
			}
		};
		function validateTuple(cxt, extraItems, schArr = cxt.schema) {
			const { gen, parentSchema, data, keyword, it } = cxt;
			checkStrictTuple(parentSchema);
			if (it.opts.unevaluated && schArr.length && it.items !== true) {
				it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
			}
			const valid = gen.name("valid");
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			schArr.forEach((sch, i) => {
				if ((0, util_1.alwaysValidSchema)(it, sch)) return;
				gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
					keyword,
					schemaProp: i,
					dataProp: i
				}, valid));
				cxt.ok(valid);
			});
			function checkStrictTuple(sch) {
				const { opts, errSchemaPath } = it;
				const l = schArr.length;
				const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
				if (opts.strictTuples && !fullTuple) {
					const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
					(0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
				}
			}
		}
		exports.validateTuple = validateTuple;
		exports["default"] = def;
	}),
	2959: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const code_1 = __nccwpck_require__(8484);
		const additionalItems_1 = __nccwpck_require__(3448);
		const error = {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		};
		const def = {
			keyword: "items",
			type: "array",
			schemaType: ["object", "boolean"],
			before: "uniqueItems",
			error,
			code(cxt) {
				const { schema, parentSchema, it } = cxt;
				const { prefixItems } = parentSchema;
				it.items = true;
				if ((0, util_1.alwaysValidSchema)(it, schema)) return;
				if (prefixItems) (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
				else cxt.ok((0, code_1.validateArray)(cxt));
			}
		};
		exports["default"] = def;
	}),
	8350: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: "not",
			schemaType: ["object", "boolean"],
			trackErrors: true,
			code(cxt) {
				const { gen, schema, it } = cxt;
				if ((0, util_1.alwaysValidSchema)(it, schema)) {
					cxt.fail();
					return;
				}
				const valid = gen.name("valid");
				cxt.subschema({
					keyword: "not",
					compositeRule: true,
					createErrors: false,
					allErrors: false
				}, valid);
				cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
			},
			error: { message: "must NOT be valid" }
		};
		exports["default"] = def;
	}),
	2490: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: "must match exactly one schema in oneOf",
			params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
		};
		const def = {
			keyword: "oneOf",
			schemaType: "array",
			trackErrors: true,
			error,
			code(cxt) {
				const { gen, schema, parentSchema, it } = cxt;
				if (!Array.isArray(schema)) throw new Error("ajv implementation error");
				if (it.opts.discriminator && parentSchema.discriminator) return;
				const schArr = schema;
				const valid = gen.let("valid", false);
				const passing = gen.let("passing", null);
				const schValid = gen.name("_valid");
				cxt.setParams({ passing });
				gen.block(validateOneOf);
				cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
				function validateOneOf() {
					schArr.forEach((sch, i) => {
						let schCxt;
						if ((0, util_1.alwaysValidSchema)(it, sch)) {
							gen.var(schValid, true);
						} else {
							schCxt = cxt.subschema({
								keyword: "oneOf",
								schemaProp: i,
								compositeRule: true
							}, schValid);
						}
						if (i > 0) {
							gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
						}
						gen.if(schValid, () => {
							gen.assign(valid, true);
							gen.assign(passing, i);
							if (schCxt) cxt.mergeEvaluated(schCxt, codegen_1.Name);
						});
					});
				}
			}
		};
		exports["default"] = def;
	}),
	664: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const code_1 = __nccwpck_require__(8484);
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const util_2 = __nccwpck_require__(4464);
		const def = {
			keyword: "patternProperties",
			type: "object",
			schemaType: "object",
			code(cxt) {
				const { gen, schema, data, parentSchema, it } = cxt;
				const { opts } = it;
				const patterns = (0, code_1.allSchemaProperties)(schema);
				const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
				if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) {
					return;
				}
				const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
				const valid = gen.name("valid");
				if (it.props !== true && !(it.props instanceof codegen_1.Name)) {
					it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
				}
				const { props } = it;
				validatePatternProperties();
				function validatePatternProperties() {
					for (const pat of patterns) {
						if (checkProperties) checkMatchingProperties(pat);
						if (it.allErrors) {
							validateProperties(pat);
						} else {
							gen.var(valid, true);
							validateProperties(pat);
							gen.if(valid);
						}
					}
				}
				function checkMatchingProperties(pat) {
					for (const prop in checkProperties) {
						if (new RegExp(pat).test(prop)) {
							(0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
						}
					}
				}
				function validateProperties(pat) {
					gen.forIn("key", data, (key) => {
						gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
							const alwaysValid = alwaysValidPatterns.includes(pat);
							if (!alwaysValid) {
								cxt.subschema({
									keyword: "patternProperties",
									schemaProp: pat,
									dataProp: key,
									dataPropType: util_2.Type.Str
								}, valid);
							}
							if (it.opts.unevaluated && props !== true) {
								gen.assign((0, codegen_1._)`${props}[${key}]`, true);
							} else if (!alwaysValid && !it.allErrors) {
								gen.if((0, codegen_1.not)(valid), () => gen.break());
							}
						});
					});
				}
			}
		};
		exports["default"] = def;
	}),
	6467: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const items_1 = __nccwpck_require__(5791);
		const def = {
			keyword: "prefixItems",
			type: "array",
			schemaType: ["array"],
			before: "uniqueItems",
			code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
		};
		exports["default"] = def;
	}),
	8778: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const validate_1 = __nccwpck_require__(7881);
		const code_1 = __nccwpck_require__(8484);
		const util_1 = __nccwpck_require__(4464);
		const additionalProperties_1 = __nccwpck_require__(2431);
		const def = {
			keyword: "properties",
			type: "object",
			schemaType: "object",
			code(cxt) {
				const { gen, schema, parentSchema, data, it } = cxt;
				if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === undefined) {
					additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
				}
				const allProps = (0, code_1.allSchemaProperties)(schema);
				for (const prop of allProps) {
					it.definedProperties.add(prop);
				}
				if (it.opts.unevaluated && allProps.length && it.props !== true) {
					it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
				}
				const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
				if (properties.length === 0) return;
				const valid = gen.name("valid");
				for (const prop of properties) {
					if (hasDefault(prop)) {
						applyPropertySchema(prop);
					} else {
						gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
						applyPropertySchema(prop);
						if (!it.allErrors) gen.else().var(valid, true);
						gen.endIf();
					}
					cxt.it.definedProperties.add(prop);
					cxt.ok(valid);
				}
				function hasDefault(prop) {
					return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== undefined;
				}
				function applyPropertySchema(prop) {
					cxt.subschema({
						keyword: "properties",
						schemaProp: prop,
						dataProp: prop
					}, valid);
				}
			}
		};
		exports["default"] = def;
	}),
	1372: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: "property name must be valid",
			params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
		};
		const def = {
			keyword: "propertyNames",
			type: "object",
			schemaType: ["object", "boolean"],
			error,
			code(cxt) {
				const { gen, schema, data, it } = cxt;
				if ((0, util_1.alwaysValidSchema)(it, schema)) return;
				const valid = gen.name("valid");
				gen.forIn("key", data, (key) => {
					cxt.setParams({ propertyName: key });
					cxt.subschema({
						keyword: "propertyNames",
						data: key,
						dataTypes: ["string"],
						propertyName: key,
						compositeRule: true
					}, valid);
					gen.if((0, codegen_1.not)(valid), () => {
						cxt.error(true);
						if (!it.allErrors) gen.break();
					});
				});
				cxt.ok(valid);
			}
		};
		exports["default"] = def;
	}),
	6829: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: ["then", "else"],
			schemaType: ["object", "boolean"],
			code({ keyword, parentSchema, it }) {
				if (parentSchema.if === undefined) (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
			}
		};
		exports["default"] = def;
	}),
	8484: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const names_1 = __nccwpck_require__(630);
		const util_2 = __nccwpck_require__(4464);
		function checkReportMissingProp(cxt, prop) {
			const { gen, data, it } = cxt;
			gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
				cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
				cxt.error();
			});
		}
		exports.checkReportMissingProp = checkReportMissingProp;
		function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
			return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
		}
		exports.checkMissingProp = checkMissingProp;
		function reportMissingProp(cxt, missing) {
			cxt.setParams({ missingProperty: missing }, true);
			cxt.error();
		}
		exports.reportMissingProp = reportMissingProp;
		function hasPropFunc(gen) {
			return gen.scopeValue("func", {
				ref: Object.prototype.hasOwnProperty,
				code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
			});
		}
		exports.hasPropFunc = hasPropFunc;
		function isOwnProperty(gen, data, property) {
			return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
		}
		exports.isOwnProperty = isOwnProperty;
		function propertyInData(gen, data, property, ownProperties) {
			const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
			return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
		}
		exports.propertyInData = propertyInData;
		function noPropertyInData(gen, data, property, ownProperties) {
			const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
			return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
		}
		exports.noPropertyInData = noPropertyInData;
		function allSchemaProperties(schemaMap) {
			return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
		}
		exports.allSchemaProperties = allSchemaProperties;
		function schemaProperties(it, schemaMap) {
			return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
		}
		exports.schemaProperties = schemaProperties;
		function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
			const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
			const valCxt = [
				[names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
				[names_1.default.parentData, it.parentData],
				[names_1.default.parentDataProperty, it.parentDataProperty],
				[names_1.default.rootData, names_1.default.rootData]
			];
			if (it.opts.dynamicRef) valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
			const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
			return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
		}
		exports.callValidateCode = callValidateCode;
		const newRegExp = (0, codegen_1._)`new RegExp`;
		function usePattern({ gen, it: { opts } }, pattern) {
			const u = opts.unicodeRegExp ? "u" : "";
			const { regExp } = opts.code;
			const rx = regExp(pattern, u);
			return gen.scopeValue("pattern", {
				key: rx.toString(),
				ref: rx,
				code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
			});
		}
		exports.usePattern = usePattern;
		function validateArray(cxt) {
			const { gen, data, keyword, it } = cxt;
			const valid = gen.name("valid");
			if (it.allErrors) {
				const validArr = gen.let("valid", true);
				validateItems(() => gen.assign(validArr, false));
				return validArr;
			}
			gen.var(valid, true);
			validateItems(() => gen.break());
			return valid;
			function validateItems(notValid) {
				const len = gen.const("len", (0, codegen_1._)`${data}.length`);
				gen.forRange("i", 0, len, (i) => {
					cxt.subschema({
						keyword,
						dataProp: i,
						dataPropType: util_1.Type.Num
					}, valid);
					gen.if((0, codegen_1.not)(valid), notValid);
				});
			}
		}
		exports.validateArray = validateArray;
		function validateUnion(cxt) {
			const { gen, schema, keyword, it } = cxt;
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			const alwaysValid = schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch));
			if (alwaysValid && !it.opts.unevaluated) return;
			const valid = gen.let("valid", false);
			const schValid = gen.name("_valid");
			gen.block(() => schema.forEach((_sch, i) => {
				const schCxt = cxt.subschema({
					keyword,
					schemaProp: i,
					compositeRule: true
				}, schValid);
				gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
				const merged = cxt.mergeValidEvaluated(schCxt, schValid);
				if (!merged) gen.if((0, codegen_1.not)(valid));
			}));
			cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
		}
		exports.validateUnion = validateUnion;
	}),
	9872: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const def = {
			keyword: "id",
			code() {
				throw new Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
			}
		};
		exports["default"] = def;
	}),
	7397: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const id_1 = __nccwpck_require__(9872);
		const ref_1 = __nccwpck_require__(2996);
		const core = [
			"$schema",
			"$id",
			"$defs",
			"$vocabulary",
			{ keyword: "$comment" },
			"definitions",
			id_1.default,
			ref_1.default
		];
		exports["default"] = core;
	}),
	2996: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.callRef = exports.getValidate = void 0;
		const ref_error_1 = __nccwpck_require__(3162);
		const code_1 = __nccwpck_require__(8484);
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const compile_1 = __nccwpck_require__(2718);
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: "$ref",
			schemaType: "string",
			code(cxt) {
				const { gen, schema: $ref, it } = cxt;
				const { baseId, schemaEnv: env, validateName, opts, self } = it;
				const { root } = env;
				if (($ref === "#" || $ref === "#/") && baseId === root.baseId) return callRootRef();
				const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
				if (schOrEnv === undefined) throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
				if (schOrEnv instanceof compile_1.SchemaEnv) return callValidate(schOrEnv);
				return inlineRefSchema(schOrEnv);
				function callRootRef() {
					if (env === root) return callRef(cxt, validateName, env, env.$async);
					const rootName = gen.scopeValue("root", { ref: root });
					return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
				}
				function callValidate(sch) {
					const v = getValidate(cxt, sch);
					callRef(cxt, v, sch, sch.$async);
				}
				function inlineRefSchema(sch) {
					const schName = gen.scopeValue("schema", opts.code.source === true ? {
						ref: sch,
						code: (0, codegen_1.stringify)(sch)
					} : { ref: sch });
					const valid = gen.name("valid");
					const schCxt = cxt.subschema({
						schema: sch,
						dataTypes: [],
						schemaPath: codegen_1.nil,
						topSchemaRef: schName,
						errSchemaPath: $ref
					}, valid);
					cxt.mergeEvaluated(schCxt);
					cxt.ok(valid);
				}
			}
		};
		function getValidate(cxt, sch) {
			const { gen } = cxt;
			return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
		}
		exports.getValidate = getValidate;
		function callRef(cxt, v, sch, $async) {
			const { gen, it } = cxt;
			const { allErrors, schemaEnv: env, opts } = it;
			const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
			if ($async) callAsyncRef();
			else callSyncRef();
			function callAsyncRef() {
				if (!env.$async) throw new Error("async schema referenced by sync schema");
				const valid = gen.let("valid");
				gen.try(() => {
					gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
					addEvaluatedFrom(v);
					if (!allErrors) gen.assign(valid, true);
				}, (e) => {
					gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
					addErrorsFrom(e);
					if (!allErrors) gen.assign(valid, false);
				});
				cxt.ok(valid);
			}
			function callSyncRef() {
				cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
			}
			function addErrorsFrom(source) {
				const errs = (0, codegen_1._)`${source}.errors`;
				gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
				gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
			}
			function addEvaluatedFrom(source) {
				var _a;
				if (!it.opts.unevaluated) return;
				const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
				if (it.props !== true) {
					if (schEvaluated && !schEvaluated.dynamicProps) {
						if (schEvaluated.props !== undefined) {
							it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
						}
					} else {
						const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
						it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
					}
				}
				if (it.items !== true) {
					if (schEvaluated && !schEvaluated.dynamicItems) {
						if (schEvaluated.items !== undefined) {
							it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
						}
					} else {
						const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
						it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
					}
				}
			}
		}
		exports.callRef = callRef;
		exports["default"] = def;
	}),
	8886: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const types_1 = __nccwpck_require__(7115);
		const compile_1 = __nccwpck_require__(2718);
		const ref_error_1 = __nccwpck_require__(3162);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
			params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
		};
		const def = {
			keyword: "discriminator",
			type: "object",
			schemaType: "object",
			error,
			code(cxt) {
				const { gen, data, schema, parentSchema, it } = cxt;
				const { oneOf } = parentSchema;
				if (!it.opts.discriminator) {
					throw new Error("discriminator: requires discriminator option");
				}
				const tagName = schema.propertyName;
				if (typeof tagName != "string") throw new Error("discriminator: requires propertyName");
				if (schema.mapping) throw new Error("discriminator: mapping is not supported");
				if (!oneOf) throw new Error("discriminator: requires oneOf keyword");
				const valid = gen.let("valid", false);
				const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
				gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, {
					discrError: types_1.DiscrError.Tag,
					tag,
					tagName
				}));
				cxt.ok(valid);
				function validateMapping() {
					const mapping = getMapping();
					gen.if(false);
					for (const tagValue in mapping) {
						gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
						gen.assign(valid, applyTagSchema(mapping[tagValue]));
					}
					gen.else();
					cxt.error(false, {
						discrError: types_1.DiscrError.Mapping,
						tag,
						tagName
					});
					gen.endIf();
				}
				function applyTagSchema(schemaProp) {
					const _valid = gen.name("valid");
					const schCxt = cxt.subschema({
						keyword: "oneOf",
						schemaProp
					}, _valid);
					cxt.mergeEvaluated(schCxt, codegen_1.Name);
					return _valid;
				}
				function getMapping() {
					var _a;
					const oneOfMapping = {};
					const topRequired = hasRequired(parentSchema);
					let tagRequired = true;
					for (let i = 0; i < oneOf.length; i++) {
						let sch = oneOf[i];
						if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
							const ref = sch.$ref;
							sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
							if (sch instanceof compile_1.SchemaEnv) sch = sch.schema;
							if (sch === undefined) throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
						}
						const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
						if (typeof propSch != "object") {
							throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
						}
						tagRequired = tagRequired && (topRequired || hasRequired(sch));
						addMappings(propSch, i);
					}
					if (!tagRequired) throw new Error(`discriminator: "${tagName}" must be required`);
					return oneOfMapping;
					function hasRequired({ required }) {
						return Array.isArray(required) && required.includes(tagName);
					}
					function addMappings(sch, i) {
						if (sch.const) {
							addMapping(sch.const, i);
						} else if (sch.enum) {
							for (const tagValue of sch.enum) {
								addMapping(tagValue, i);
							}
						} else {
							throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
						}
					}
					function addMapping(tagValue, i) {
						if (typeof tagValue != "string" || tagValue in oneOfMapping) {
							throw new Error(`discriminator: "${tagName}" values must be unique strings`);
						}
						oneOfMapping[tagValue] = i;
					}
				}
			}
		};
		exports["default"] = def;
	}),
	7115: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.DiscrError = void 0;
		var DiscrError;
		(function(DiscrError) {
			DiscrError["Tag"] = "tag";
			DiscrError["Mapping"] = "mapping";
		})(DiscrError || (exports.DiscrError = DiscrError = {}));
	}),
	4298: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const core_1 = __nccwpck_require__(7397);
		const validation_1 = __nccwpck_require__(5481);
		const applicator_1 = __nccwpck_require__(8775);
		const dynamic_1 = __nccwpck_require__(9923);
		const next_1 = __nccwpck_require__(7844);
		const unevaluated_1 = __nccwpck_require__(2010);
		const format_1 = __nccwpck_require__(2601);
		const metadata_1 = __nccwpck_require__(6620);
		const draft2020Vocabularies = [
			dynamic_1.default,
			core_1.default,
			validation_1.default,
			(0, applicator_1.default)(true),
			format_1.default,
			metadata_1.metadataVocabulary,
			metadata_1.contentVocabulary,
			next_1.default,
			unevaluated_1.default
		];
		exports["default"] = draft2020Vocabularies;
	}),
	9941: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const core_1 = __nccwpck_require__(7397);
		const validation_1 = __nccwpck_require__(5481);
		const applicator_1 = __nccwpck_require__(8775);
		const format_1 = __nccwpck_require__(2601);
		const metadata_1 = __nccwpck_require__(6620);
		const draft7Vocabularies = [
			core_1.default,
			validation_1.default,
			(0, applicator_1.default)(),
			format_1.default,
			metadata_1.metadataVocabulary,
			metadata_1.contentVocabulary
		];
		exports["default"] = draft7Vocabularies;
	}),
	8639: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.dynamicAnchor = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const compile_1 = __nccwpck_require__(2718);
		const ref_1 = __nccwpck_require__(2996);
		const def = {
			keyword: "$dynamicAnchor",
			schemaType: "string",
			code: (cxt) => dynamicAnchor(cxt, cxt.schema)
		};
		function dynamicAnchor(cxt, anchor) {
			const { gen, it } = cxt;
			it.schemaEnv.root.dynamicAnchors[anchor] = true;
			const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
			const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
			gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
		}
		exports.dynamicAnchor = dynamicAnchor;
		function _getValidate(cxt) {
			const { schemaEnv, schema, self } = cxt.it;
			const { root, baseId, localRefs, meta } = schemaEnv.root;
			const { schemaId } = self.opts;
			const sch = new compile_1.SchemaEnv({
				schema,
				schemaId,
				root,
				baseId,
				localRefs,
				meta
			});
			compile_1.compileSchema.call(self, sch);
			return (0, ref_1.getValidate)(cxt, sch);
		}
		exports["default"] = def;
	}),
	5065: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.dynamicRef = void 0;
		const codegen_1 = __nccwpck_require__(1436);
		const names_1 = __nccwpck_require__(630);
		const ref_1 = __nccwpck_require__(2996);
		const def = {
			keyword: "$dynamicRef",
			schemaType: "string",
			code: (cxt) => dynamicRef(cxt, cxt.schema)
		};
		function dynamicRef(cxt, ref) {
			const { gen, keyword, it } = cxt;
			if (ref[0] !== "#") throw new Error(`"${keyword}" only supports hash fragment reference`);
			const anchor = ref.slice(1);
			if (it.allErrors) {
				_dynamicRef();
			} else {
				const valid = gen.let("valid", false);
				_dynamicRef(valid);
				cxt.ok(valid);
			}
			function _dynamicRef(valid) {
				if (it.schemaEnv.root.dynamicAnchors[anchor]) {
					const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
					gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
				} else {
					_callRef(it.validateName, valid)();
				}
			}
			function _callRef(validate, valid) {
				return valid ? () => gen.block(() => {
					(0, ref_1.callRef)(cxt, validate);
					gen.let(valid, true);
				}) : () => (0, ref_1.callRef)(cxt, validate);
			}
		}
		exports.dynamicRef = dynamicRef;
		exports["default"] = def;
	}),
	9923: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dynamicAnchor_1 = __nccwpck_require__(8639);
		const dynamicRef_1 = __nccwpck_require__(5065);
		const recursiveAnchor_1 = __nccwpck_require__(9982);
		const recursiveRef_1 = __nccwpck_require__(1794);
		const dynamic = [
			dynamicAnchor_1.default,
			dynamicRef_1.default,
			recursiveAnchor_1.default,
			recursiveRef_1.default
		];
		exports["default"] = dynamic;
	}),
	9982: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dynamicAnchor_1 = __nccwpck_require__(8639);
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: "$recursiveAnchor",
			schemaType: "boolean",
			code(cxt) {
				if (cxt.schema) (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
				else (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
			}
		};
		exports["default"] = def;
	}),
	1794: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dynamicRef_1 = __nccwpck_require__(5065);
		const def = {
			keyword: "$recursiveRef",
			schemaType: "string",
			code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
		};
		exports["default"] = def;
	}),
	6402: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const error = {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
		};
		const def = {
			keyword: "format",
			type: ["number", "string"],
			schemaType: "string",
			$data: true,
			error,
			code(cxt, ruleType) {
				const { gen, data, $data, schema, schemaCode, it } = cxt;
				const { opts, errSchemaPath, schemaEnv, self } = it;
				if (!opts.validateFormats) return;
				if ($data) validate$DataFormat();
				else validateFormat();
				function validate$DataFormat() {
					const fmts = gen.scopeValue("formats", {
						ref: self.formats,
						code: opts.code.formats
					});
					const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
					const fType = gen.let("fType");
					const format = gen.let("format");
					gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
					cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
					function unknownFmt() {
						if (opts.strictSchema === false) return codegen_1.nil;
						return (0, codegen_1._)`${schemaCode} && !${format}`;
					}
					function invalidFmt() {
						const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
						const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
						return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
					}
				}
				function validateFormat() {
					const formatDef = self.formats[schema];
					if (!formatDef) {
						unknownFormat();
						return;
					}
					if (formatDef === true) return;
					const [fmtType, format, fmtRef] = getFormat(formatDef);
					if (fmtType === ruleType) cxt.pass(validCondition());
					function unknownFormat() {
						if (opts.strictSchema === false) {
							self.logger.warn(unknownMsg());
							return;
						}
						throw new Error(unknownMsg());
						function unknownMsg() {
							return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
						}
					}
					function getFormat(fmtDef) {
						const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : undefined;
						const fmt = gen.scopeValue("formats", {
							key: schema,
							ref: fmtDef,
							code
						});
						if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) {
							return [
								fmtDef.type || "string",
								fmtDef.validate,
								(0, codegen_1._)`${fmt}.validate`
							];
						}
						return [
							"string",
							fmtDef,
							fmt
						];
					}
					function validCondition() {
						if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
							if (!schemaEnv.$async) throw new Error("async format in sync schema");
							return (0, codegen_1._)`await ${fmtRef}(${data})`;
						}
						return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
					}
				}
			}
		};
		exports["default"] = def;
	}),
	2601: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const format_1 = __nccwpck_require__(6402);
		const format = [format_1.default];
		exports["default"] = format;
	}),
	6620: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.contentVocabulary = exports.metadataVocabulary = void 0;
		exports.metadataVocabulary = [
			"title",
			"description",
			"default",
			"deprecated",
			"readOnly",
			"writeOnly",
			"examples"
		];
		exports.contentVocabulary = [
			"contentMediaType",
			"contentEncoding",
			"contentSchema"
		];
	}),
	7844: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dependentRequired_1 = __nccwpck_require__(643);
		const dependentSchemas_1 = __nccwpck_require__(3818);
		const limitContains_1 = __nccwpck_require__(3907);
		const next = [
			dependentRequired_1.default,
			dependentSchemas_1.default,
			limitContains_1.default
		];
		exports["default"] = next;
	}),
	2010: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const unevaluatedProperties_1 = __nccwpck_require__(6855);
		const unevaluatedItems_1 = __nccwpck_require__(4144);
		const unevaluated = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
		exports["default"] = unevaluated;
	}),
	4144: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		};
		const def = {
			keyword: "unevaluatedItems",
			type: "array",
			schemaType: ["boolean", "object"],
			error,
			code(cxt) {
				const { gen, schema, data, it } = cxt;
				const items = it.items || 0;
				if (items === true) return;
				const len = gen.const("len", (0, codegen_1._)`${data}.length`);
				if (schema === false) {
					cxt.setParams({ len: items });
					cxt.fail((0, codegen_1._)`${len} > ${items}`);
				} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
					gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
					cxt.ok(valid);
				}
				it.items = true;
				function validateItems(valid, from) {
					gen.forRange("i", from, len, (i) => {
						cxt.subschema({
							keyword: "unevaluatedItems",
							dataProp: i,
							dataPropType: util_1.Type.Num
						}, valid);
						if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					});
				}
			}
		};
		exports["default"] = def;
	}),
	6855: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const names_1 = __nccwpck_require__(630);
		const error = {
			message: "must NOT have unevaluated properties",
			params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
		};
		const def = {
			keyword: "unevaluatedProperties",
			type: "object",
			schemaType: ["boolean", "object"],
			trackErrors: true,
			error,
			code(cxt) {
				const { gen, schema, data, errsCount, it } = cxt;
				if (!errsCount) throw new Error("ajv implementation error");
				const { allErrors, props } = it;
				if (props instanceof codegen_1.Name) {
					gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
				} else if (props !== true) {
					gen.forIn("key", data, (key) => props === undefined ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
				}
				it.props = true;
				cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
				function unevaluatedPropCode(key) {
					if (schema === false) {
						cxt.setParams({ unevaluatedProperty: key });
						cxt.error();
						if (!allErrors) gen.break();
						return;
					}
					if (!(0, util_1.alwaysValidSchema)(it, schema)) {
						const valid = gen.name("valid");
						cxt.subschema({
							keyword: "unevaluatedProperties",
							dataProp: key,
							dataPropType: util_1.Type.Str
						}, valid);
						if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					}
				}
				function unevaluatedDynamic(evaluatedProps, key) {
					return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
				}
				function unevaluatedStatic(evaluatedProps, key) {
					const ps = [];
					for (const p in evaluatedProps) {
						if (evaluatedProps[p] === true) ps.push((0, codegen_1._)`${key} !== ${p}`);
					}
					return (0, codegen_1.and)(...ps);
				}
			}
		};
		exports["default"] = def;
	}),
	8026: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const equal_1 = __nccwpck_require__(4951);
		const error = {
			message: "must be equal to constant",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
		};
		const def = {
			keyword: "const",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, $data, schemaCode, schema } = cxt;
				if ($data || schema && typeof schema == "object") {
					cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
				} else {
					cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
				}
			}
		};
		exports["default"] = def;
	}),
	643: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dependencies_1 = __nccwpck_require__(5826);
		const def = {
			keyword: "dependentRequired",
			type: "object",
			schemaType: "object",
			error: dependencies_1.error,
			code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
		};
		exports["default"] = def;
	}),
	3200: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const equal_1 = __nccwpck_require__(4951);
		const error = {
			message: "must be equal to one of the allowed values",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
		};
		const def = {
			keyword: "enum",
			schemaType: "array",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, $data, schema, schemaCode, it } = cxt;
				if (!$data && schema.length === 0) throw new Error("enum must have non-empty array");
				const useLoop = schema.length >= it.opts.loopEnum;
				let eql;
				const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
				let valid;
				if (useLoop || $data) {
					valid = gen.let("valid");
					cxt.block$data(valid, loopEnum);
				} else {
					if (!Array.isArray(schema)) throw new Error("ajv implementation error");
					const vSchema = gen.const("vSchema", schemaCode);
					valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
				}
				cxt.pass(valid);
				function loopEnum() {
					gen.assign(valid, false);
					gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
				}
				function equalCode(vSchema, i) {
					const sch = schema[i];
					return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
				}
			}
		};
		exports["default"] = def;
	}),
	5481: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const limitNumber_1 = __nccwpck_require__(3723);
		const multipleOf_1 = __nccwpck_require__(8132);
		const limitLength_1 = __nccwpck_require__(6962);
		const pattern_1 = __nccwpck_require__(6023);
		const limitProperties_1 = __nccwpck_require__(895);
		const required_1 = __nccwpck_require__(4504);
		const limitItems_1 = __nccwpck_require__(6296);
		const uniqueItems_1 = __nccwpck_require__(5132);
		const const_1 = __nccwpck_require__(8026);
		const enum_1 = __nccwpck_require__(3200);
		const validation = [
			limitNumber_1.default,
			multipleOf_1.default,
			limitLength_1.default,
			pattern_1.default,
			limitProperties_1.default,
			required_1.default,
			limitItems_1.default,
			uniqueItems_1.default,
			{
				keyword: "type",
				schemaType: ["string", "array"]
			},
			{
				keyword: "nullable",
				schemaType: "boolean"
			},
			const_1.default,
			enum_1.default
		];
		exports["default"] = validation;
	}),
	3907: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const util_1 = __nccwpck_require__(4464);
		const def = {
			keyword: ["maxContains", "minContains"],
			type: "array",
			schemaType: "number",
			code({ keyword, parentSchema, it }) {
				if (parentSchema.contains === undefined) {
					(0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
				}
			}
		};
		exports["default"] = def;
	}),
	6296: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const error = {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxItems" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		};
		const def = {
			keyword: ["maxItems", "minItems"],
			type: "array",
			schemaType: "number",
			$data: true,
			error,
			code(cxt) {
				const { keyword, data, schemaCode } = cxt;
				const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
				cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
			}
		};
		exports["default"] = def;
	}),
	6962: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const ucs2length_1 = __nccwpck_require__(6214);
		const error = {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxLength" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		};
		const def = {
			keyword: ["maxLength", "minLength"],
			type: "string",
			schemaType: "number",
			$data: true,
			error,
			code(cxt) {
				const { keyword, data, schemaCode, it } = cxt;
				const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
				const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
				cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
			}
		};
		exports["default"] = def;
	}),
	3723: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const ops = codegen_1.operators;
		const KWDs = {
			maximum: {
				okStr: "<=",
				ok: ops.LTE,
				fail: ops.GT
			},
			minimum: {
				okStr: ">=",
				ok: ops.GTE,
				fail: ops.LT
			},
			exclusiveMaximum: {
				okStr: "<",
				ok: ops.LT,
				fail: ops.GTE
			},
			exclusiveMinimum: {
				okStr: ">",
				ok: ops.GT,
				fail: ops.LTE
			}
		};
		const error = {
			message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		};
		const def = {
			keyword: Object.keys(KWDs),
			type: "number",
			schemaType: "number",
			$data: true,
			error,
			code(cxt) {
				const { keyword, data, schemaCode } = cxt;
				cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
			}
		};
		exports["default"] = def;
	}),
	895: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const error = {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxProperties" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		};
		const def = {
			keyword: ["maxProperties", "minProperties"],
			type: "object",
			schemaType: "number",
			$data: true,
			error,
			code(cxt) {
				const { keyword, data, schemaCode } = cxt;
				const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
				cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
			}
		};
		exports["default"] = def;
	}),
	8132: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const codegen_1 = __nccwpck_require__(1436);
		const error = {
			message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
			params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
		};
		const def = {
			keyword: "multipleOf",
			type: "number",
			schemaType: "number",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, schemaCode, it } = cxt;
				const prec = it.opts.multipleOfPrecision;
				const res = gen.let("res");
				const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
				cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
			}
		};
		exports["default"] = def;
	}),
	6023: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const code_1 = __nccwpck_require__(8484);
		const util_1 = __nccwpck_require__(4464);
		const codegen_1 = __nccwpck_require__(1436);
		const error = {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
		};
		const def = {
			keyword: "pattern",
			type: "string",
			schemaType: "string",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, $data, schema, schemaCode, it } = cxt;
				const u = it.opts.unicodeRegExp ? "u" : "";
				if ($data) {
					const { regExp } = it.opts.code;
					const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
					const valid = gen.let("valid");
					gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
					cxt.fail$data((0, codegen_1._)`!${valid}`);
				} else {
					const regExp = (0, code_1.usePattern)(cxt, schema);
					cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
				}
			}
		};
		exports["default"] = def;
	}),
	4504: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const code_1 = __nccwpck_require__(8484);
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const error = {
			message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
			params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
		};
		const def = {
			keyword: "required",
			type: "object",
			schemaType: "array",
			$data: true,
			error,
			code(cxt) {
				const { gen, schema, schemaCode, data, $data, it } = cxt;
				const { opts } = it;
				if (!$data && schema.length === 0) return;
				const useLoop = schema.length >= opts.loopRequired;
				if (it.allErrors) allErrorsMode();
				else exitOnErrorMode();
				if (opts.strictRequired) {
					const props = cxt.parentSchema.properties;
					const { definedProperties } = cxt.it;
					for (const requiredKey of schema) {
						if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === undefined && !definedProperties.has(requiredKey)) {
							const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
							const msg = `required property "${requiredKey}" is not defined at "${schemaPath}" (strictRequired)`;
							(0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
						}
					}
				}
				function allErrorsMode() {
					if (useLoop || $data) {
						cxt.block$data(codegen_1.nil, loopAllRequired);
					} else {
						for (const prop of schema) {
							(0, code_1.checkReportMissingProp)(cxt, prop);
						}
					}
				}
				function exitOnErrorMode() {
					const missing = gen.let("missing");
					if (useLoop || $data) {
						const valid = gen.let("valid", true);
						cxt.block$data(valid, () => loopUntilMissing(missing, valid));
						cxt.ok(valid);
					} else {
						gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
						(0, code_1.reportMissingProp)(cxt, missing);
						gen.else();
					}
				}
				function loopAllRequired() {
					gen.forOf("prop", schemaCode, (prop) => {
						cxt.setParams({ missingProperty: prop });
						gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
					});
				}
				function loopUntilMissing(missing, valid) {
					cxt.setParams({ missingProperty: missing });
					gen.forOf(missing, schemaCode, () => {
						gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
						gen.if((0, codegen_1.not)(valid), () => {
							cxt.error();
							gen.break();
						});
					}, codegen_1.nil);
				}
			}
		};
		exports["default"] = def;
	}),
	5132: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const dataType_1 = __nccwpck_require__(6685);
		const codegen_1 = __nccwpck_require__(1436);
		const util_1 = __nccwpck_require__(4464);
		const equal_1 = __nccwpck_require__(4951);
		const error = {
			message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
			params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
		};
		const def = {
			keyword: "uniqueItems",
			type: "array",
			schemaType: "boolean",
			$data: true,
			error,
			code(cxt) {
				const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
				if (!$data && !schema) return;
				const valid = gen.let("valid");
				const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
				cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
				cxt.ok(valid);
				function validateUniqueItems() {
					const i = gen.let("i", (0, codegen_1._)`${data}.length`);
					const j = gen.let("j");
					cxt.setParams({
						i,
						j
					});
					gen.assign(valid, true);
					gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
				}
				function canOptimize() {
					return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
				}
				function loopN(i, j) {
					const item = gen.name("item");
					const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
					const indices = gen.const("indices", (0, codegen_1._)`{}`);
					gen.for((0, codegen_1._)`;${i}--;`, () => {
						gen.let(item, (0, codegen_1._)`${data}[${i}]`);
						gen.if(wrongType, (0, codegen_1._)`continue`);
						if (itemTypes.length > 1) gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
						gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
							gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
							cxt.error();
							gen.assign(valid, false).break();
						}).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
					});
				}
				function loopN2(i, j) {
					const eql = (0, util_1.useFunc)(gen, equal_1.default);
					const outer = gen.name("outer");
					gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
						cxt.error();
						gen.assign(valid, false).break(outer);
					})));
				}
			}
		};
		exports["default"] = def;
	}),
	3430: ((module) => {
		module.exports = function equal(a, b) {
			if (a === b) return true;
			if (a && b && typeof a == "object" && typeof b == "object") {
				if (a.constructor !== b.constructor) return false;
				var length, i, keys;
				if (Array.isArray(a)) {
					length = a.length;
					if (length != b.length) return false;
					for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
					return true;
				}
				if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
				if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
				if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
				keys = Object.keys(a);
				length = keys.length;
				if (length !== Object.keys(b).length) return false;
				for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
				for (i = length; i-- !== 0;) {
					var key = keys[i];
					if (!equal(a[key], b[key])) return false;
				}
				return true;
			}
			return a !== a && b !== b;
		};
	}),
	1167: ((module) => {
		var traverse = module.exports = function(schema, opts, cb) {
			if (typeof opts == "function") {
				cb = opts;
				opts = {};
			}
			cb = opts.cb || cb;
			var pre = typeof cb == "function" ? cb : cb.pre || function() {};
			var post = cb.post || function() {};
			_traverse(opts, pre, post, schema, "", schema);
		};
		traverse.keywords = {
			additionalItems: true,
			items: true,
			contains: true,
			additionalProperties: true,
			propertyNames: true,
			not: true,
			if: true,
			then: true,
			else: true
		};
		traverse.arrayKeywords = {
			items: true,
			allOf: true,
			anyOf: true,
			oneOf: true
		};
		traverse.propsKeywords = {
			$defs: true,
			definitions: true,
			properties: true,
			patternProperties: true,
			dependencies: true
		};
		traverse.skipKeywords = {
			default: true,
			enum: true,
			const: true,
			required: true,
			maximum: true,
			minimum: true,
			exclusiveMaximum: true,
			exclusiveMinimum: true,
			multipleOf: true,
			maxLength: true,
			minLength: true,
			pattern: true,
			format: true,
			maxItems: true,
			minItems: true,
			uniqueItems: true,
			maxProperties: true,
			minProperties: true
		};
		function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
			if (schema && typeof schema == "object" && !Array.isArray(schema)) {
				pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
				for (var key in schema) {
					var sch = schema[key];
					if (Array.isArray(sch)) {
						if (key in traverse.arrayKeywords) {
							for (var i = 0; i < sch.length; i++) _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
						}
					} else if (key in traverse.propsKeywords) {
						if (sch && typeof sch == "object") {
							for (var prop in sch) _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
						}
					} else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) {
						_traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
					}
				}
				post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
			}
		}
		function escapeJsonPtr(str) {
			return str.replace(/~/g, "~0").replace(/\//g, "~1");
		}
	}),
	2564: ((module, __unused_webpack_exports, __nccwpck_require__) => {
		module.exports = __nccwpck_require__.p + "aba443c3d29f22db28a9.yaml";
	}),
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	3339: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");
	}),
	8500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	4352: ((module, __unused_webpack_exports, __nccwpck_require__) => {
		const { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = __nccwpck_require__(5077);
		const { SCHEMES, getSchemeHandler } = __nccwpck_require__(5300);
		const VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
		const MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
		const MALFORMED_HOST_ERROR = "URI host is malformed.";
		const FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
		function validateScheme(scheme) {
			const stringScheme = String(scheme);
			if (!VALID_SCHEME.test(stringScheme)) {
				throw new TypeError(MALFORMED_SCHEME_ERROR);
			}
			return stringScheme;
		}
		function normalize(uri, options) {
			if (typeof uri === "string") {
				uri = normalizeString(uri, options);
			} else if (typeof uri === "object") {
				uri = parse(serialize(uri, options), options);
			}
			return uri;
		}
		function resolve(baseURI, relativeURI, options) {
			const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
			const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
			const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
			if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) {
				throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
			}
			const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
			const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
			const resolvedHost = resolved.host;
			const resolvedHostIsIP = resolvedHost !== undefined && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
			if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
				throw new Error(MALFORMED_HOST_ERROR);
			}
			canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
			const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
			if (resolved.error && !encodedASCIIHost) {
				throw new Error(resolved.error);
			}
			schemelessOptions.skipEscape = true;
			return serialize(resolved, schemelessOptions);
		}
		function resolveComponent(base, relative, options, skipNormalization) {
			const target = {};
			if (!skipNormalization) {
				base = parse(serialize(base, options), options);
				relative = parse(serialize(relative, options), options);
			}
			options = options || {};
			if (!options.tolerant && relative.scheme) {
				target.scheme = relative.scheme;
				target.userinfo = relative.userinfo;
				target.host = relative.host;
				target.port = relative.port;
				target.path = removeDotSegments(relative.path || "");
				target.query = relative.query;
			} else {
				if (relative.userinfo !== undefined || relative.host !== undefined || relative.port !== undefined) {
					target.userinfo = relative.userinfo;
					target.host = relative.host;
					target.port = relative.port;
					target.path = removeDotSegments(relative.path || "");
					target.query = relative.query;
				} else {
					if (!relative.path) {
						target.path = base.path;
						if (relative.query !== undefined) {
							target.query = relative.query;
						} else {
							target.query = base.query;
						}
					} else {
						if (relative.path[0] === "/") {
							target.path = removeDotSegments(relative.path);
						} else {
							const baseHasAuthority = base.userinfo !== undefined || base.host !== undefined || base.port !== undefined;
							if (baseHasAuthority && !base.path) {
								target.path = "/" + relative.path;
							} else if (!base.path) {
								target.path = relative.path;
							} else {
								target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
							}
							target.path = base.scheme === undefined && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
						}
						target.query = relative.query;
					}
					target.userinfo = base.userinfo;
					target.host = base.host;
					target.port = base.port;
				}
				target.scheme = base.scheme;
			}
			target.fragment = relative.fragment;
			return target;
		}
		function equal(uriA, uriB, options) {
			const normalizedA = normalizeComparableURI(uriA, options);
			const normalizedB = normalizeComparableURI(uriB, options);
			return normalizedA !== undefined && normalizedB !== undefined && normalizedA === normalizedB;
		}
		function serialize(cmpts, opts) {
			const component = {
				host: cmpts.host,
				scheme: cmpts.scheme,
				userinfo: cmpts.userinfo,
				port: cmpts.port,
				path: cmpts.path,
				query: cmpts.query,
				nid: cmpts.nid,
				nss: cmpts.nss,
				uuid: cmpts.uuid,
				fragment: cmpts.fragment,
				reference: cmpts.reference,
				resourceName: cmpts.resourceName,
				secure: cmpts.secure,
				error: ""
			};
			const options = Object.assign({}, opts);
			const uriTokens = [];
			if (component.scheme) {
				component.scheme = validateScheme(component.scheme);
			}
			const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
			if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
			const hasAuthority = component.userinfo !== undefined || component.host !== undefined || component.port !== undefined;
			const schemelessReference = (component.scheme === undefined || options.reference === "suffix") && !hasAuthority;
			const pathNoScheme = !options.skipEscape && schemelessReference;
			if (component.path !== undefined) {
				if (!options.skipEscape) {
					component.path = serializePathEncoding(component.path, pathNoScheme);
				} else {
					component.path = normalizePercentEncoding(component.path);
				}
			}
			if (options.reference !== "suffix" && component.scheme) {
				component.scheme = validateScheme(component.scheme);
				uriTokens.push(component.scheme, ":");
			}
			const authority = recomposeAuthority(component);
			if (authority !== undefined) {
				if (options.reference !== "suffix") {
					uriTokens.push("//");
				}
				uriTokens.push(authority);
				if (component.path && component.path[0] !== "/") {
					uriTokens.push("/");
				}
			}
			if (component.path !== undefined) {
				let s = component.path;
				if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) {
					s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
				}
				if (schemelessReference) {
					s = serializePathEncoding(s, true);
				}
				if (authority === undefined && s[0] === "/" && s[1] === "/") {
					s = "/%2F" + s.slice(2);
				}
				uriTokens.push(s);
			}
			if (component.query !== undefined) {
				uriTokens.push("?", encodeQuery(component.query));
			}
			if (component.fragment !== undefined) {
				uriTokens.push("#", encodeFragment(component.fragment));
			}
			return uriTokens.join("");
		}
		const URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
		const AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
		const AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
		function getParseError(parsed, matches) {
			if (matches[2] !== undefined && parsed.path && parsed.path[0] !== "/") {
				return "URI path must start with \"/\" when authority is present.";
			}
			if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) {
				return "URI port is malformed.";
			}
			return undefined;
		}
		function hasMalformedPercentEncoding(component) {
			if (component === undefined) return false;
			let percent = component.indexOf("%");
			while (percent !== -1) {
				if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) {
					return true;
				}
				percent = component.indexOf("%", percent + 3);
			}
			return false;
		}
		function isIPLiteral(host) {
			return host[0] === "[" && host[host.length - 1] === "]";
		}
		function hasMalformedComponentPercentEncoding(matches) {
			const host = matches[4];
			return hasMalformedPercentEncoding(matches[3]) || host !== undefined && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
		}
		function canonicalizeHost(parsed, options, schemeHandler, isIP) {
			if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
				parsed.error = parsed.error || MALFORMED_HOST_ERROR;
				return true;
			}
			if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
				let url;
				try {
					url = new URL("http://" + parsed.host);
				} catch (e) {
					parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
					return true;
				}
				if (!isHostOnlyURL(url)) {
					parsed.error = parsed.error || MALFORMED_HOST_ERROR;
					return true;
				}
				parsed.host = url.hostname;
			}
			return false;
		}
		function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
			return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
		}
		function isHostOnlyURL(url) {
			return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
		}
		function parseWithStatus(uri, opts) {
			const options = Object.assign({}, opts);
			const parsed = {
				scheme: undefined,
				userinfo: undefined,
				host: "",
				port: undefined,
				path: "",
				query: undefined,
				fragment: undefined
			};
			let malformedAuthorityOrPort = false;
			let malformedPercentEncoding = false;
			let malformedSchemeSpecific = false;
			let malformedHost = false;
			let malformedIPLiteral = false;
			let malformedScheme = false;
			let isIP = false;
			if (options.reference === "suffix") {
				if (options.scheme) {
					uri = options.scheme + ":" + uri;
				} else {
					uri = "//" + uri;
				}
			}
			const authorityMatch = uri.match(AUTHORITY_PREFIX);
			if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
				parsed.error = "URI authority must not contain a literal backslash.";
				malformedAuthorityOrPort = true;
			}
			const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
			if (introducerMatch !== null) {
				const region = introducerMatch[1];
				const normalizedRegion = region.replace(/[\t\n\r]/g, "");
				if (normalizedRegion.length >= 2) {
					if (normalizedRegion.slice(0, 2) !== "//") {
						parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
						malformedAuthorityOrPort = true;
					} else if (region.length !== normalizedRegion.length) {
						parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
						malformedAuthorityOrPort = true;
					}
				}
			}
			const matches = uri.match(URI_PARSE);
			if (matches) {
				parsed.scheme = matches[1];
				parsed.userinfo = matches[3];
				parsed.host = matches[4];
				parsed.port = parseInt(matches[5], 10);
				parsed.path = matches[6] || "";
				parsed.query = matches[7];
				parsed.fragment = matches[8];
				if (parsed.scheme !== undefined) {
					if (VALID_SCHEME.test(parsed.scheme)) {
						parsed.scheme = parsed.scheme.toLowerCase();
					} else {
						parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
						malformedScheme = true;
					}
				}
				malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
				if (malformedPercentEncoding) {
					parsed.error = parsed.error || "URI contains malformed percent-encoding.";
				}
				if (isNaN(parsed.port)) {
					parsed.port = matches[5];
				}
				const parseError = getParseError(parsed, matches);
				if (parseError !== undefined) {
					parsed.error = parsed.error || parseError;
					malformedAuthorityOrPort = true;
				}
				if (parsed.host) {
					const ipv4result = isIPv4(parsed.host);
					if (ipv4result === false) {
						const bracketedIPLiteral = isIPLiteral(parsed.host);
						const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
						const ipv6result = normalizeIPv6(parsed.host);
						isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
						malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
						parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
						if (malformedIPLiteral) {
							parsed.error = parsed.error || MALFORMED_HOST_ERROR;
							malformedAuthorityOrPort = true;
						}
					} else {
						isIP = true;
					}
				}
				if (parsed.scheme === undefined && parsed.userinfo === undefined && parsed.host === undefined && parsed.port === undefined && parsed.query === undefined && !parsed.path) {
					parsed.reference = "same-document";
				} else if (parsed.scheme === undefined) {
					parsed.reference = "relative";
				} else if (parsed.fragment === undefined) {
					parsed.reference = "absolute";
				} else {
					parsed.reference = "uri";
				}
				if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) {
					parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
				}
				const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
				if (!malformedIPLiteral) {
					malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
				}
				if (uri.indexOf("%") !== -1 && parsed.host !== undefined && !malformedIPLiteral) {
					let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
					if (!isIP) {
						host = normalizePercentEncoding(host.toLowerCase());
					}
					parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
				}
				if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
					if (parsed.path) {
						parsed.path = normalizePathEncoding(parsed.path);
					}
					if (parsed.query) {
						parsed.query = normalizeQueryFragmentEncoding(parsed.query);
					}
					if (parsed.fragment) {
						parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
					}
				}
				if (schemeHandler && schemeHandler.parse) {
					schemeHandler.parse(parsed, options);
					if (schemeHandler === SCHEMES.urn && parsed.nid === undefined) {
						malformedSchemeSpecific = true;
					}
				}
			} else {
				parsed.error = parsed.error || "URI can not be parsed.";
			}
			return {
				parsed,
				malformedAuthorityOrPort,
				malformedPercentEncoding,
				malformedSchemeSpecific,
				malformedHost,
				malformedScheme
			};
		}
		function parse(uri, opts) {
			return parseWithStatus(uri, opts).parsed;
		}
		function normalizeString(uri, opts) {
			return normalizeStringWithStatus(uri, opts).normalized;
		}
		function normalizeStringWithStatus(uri, opts) {
			const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
			return {
				normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
				malformedAuthorityOrPort,
				malformedPercentEncoding,
				malformedSchemeSpecific,
				malformedHost,
				malformedScheme
			};
		}
		function normalizeComparableURI(uri, opts) {
			if (typeof uri !== "string" && typeof uri !== "object") {
				return undefined;
			}
			let value;
			try {
				value = typeof uri === "string" ? uri : serialize(uri, opts);
			} catch {
				return undefined;
			}
			const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
			return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? undefined : normalized;
		}
		const fastUri = {
			SCHEMES,
			normalize,
			resolve,
			resolveComponent,
			equal,
			serialize,
			parse
		};
		module.exports = fastUri;
		module.exports["default"] = fastUri;
		module.exports.fastUri = fastUri;
	}),
	5300: ((module, __unused_webpack_exports, __nccwpck_require__) => {
		const { isUUID } = __nccwpck_require__(5077);
		const URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
		const supportedSchemeNames = [
			"http",
			"https",
			"ws",
			"wss",
			"urn",
			"urn:uuid"
		];
		function isValidSchemeName(name) {
			return supportedSchemeNames.indexOf(name) !== -1;
		}
		function wsIsSecure(wsComponent) {
			if (wsComponent.secure === true) {
				return true;
			} else if (wsComponent.secure === false) {
				return false;
			} else if (wsComponent.scheme) {
				return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
			} else {
				return false;
			}
		}
		function httpParse(component) {
			if (!component.host) {
				component.error = component.error || "HTTP URIs must have a host.";
			}
			return component;
		}
		function httpSerialize(component) {
			const secure = String(component.scheme).toLowerCase() === "https";
			if (component.port === (secure ? 443 : 80) || component.port === "") {
				component.port = undefined;
			}
			if (!component.path) {
				component.path = "/";
			}
			return component;
		}
		function wsParse(wsComponent) {
			wsComponent.secure = wsIsSecure(wsComponent);
			wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
			wsComponent.path = undefined;
			wsComponent.query = undefined;
			return wsComponent;
		}
		function wsSerialize(wsComponent) {
			if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") {
				wsComponent.port = undefined;
			}
			if (typeof wsComponent.secure === "boolean") {
				wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
				wsComponent.secure = undefined;
			}
			if (wsComponent.resourceName) {
				const queryIndex = wsComponent.resourceName.indexOf("?");
				const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
				wsComponent.path = path && path !== "/" ? path : undefined;
				wsComponent.query = queryIndex === -1 ? undefined : wsComponent.resourceName.slice(queryIndex + 1);
				wsComponent.resourceName = undefined;
			}
			wsComponent.fragment = undefined;
			return wsComponent;
		}
		function urnParse(urnComponent, options) {
			if (!urnComponent.path) {
				urnComponent.error = "URN can not be parsed";
				return urnComponent;
			}
			const matches = urnComponent.path.match(URN_REG);
			if (matches && matches[0] === urnComponent.path) {
				const scheme = options.scheme || urnComponent.scheme || "urn";
				urnComponent.nid = matches[1].toLowerCase();
				urnComponent.nss = matches[2];
				const urnScheme = `${scheme}:${options.nid || urnComponent.nid}`;
				const schemeHandler = getSchemeHandler(urnScheme);
				urnComponent.path = undefined;
				if (schemeHandler) {
					urnComponent = schemeHandler.parse(urnComponent, options);
				}
			} else {
				urnComponent.error = urnComponent.error || "URN can not be parsed.";
			}
			return urnComponent;
		}
		function urnSerialize(urnComponent, options) {
			if (urnComponent.nid === undefined) {
				throw new Error("URN without nid cannot be serialized");
			}
			const scheme = options.scheme || urnComponent.scheme || "urn";
			const nid = urnComponent.nid.toLowerCase();
			const urnScheme = `${scheme}:${options.nid || nid}`;
			const schemeHandler = getSchemeHandler(urnScheme);
			if (schemeHandler) {
				urnComponent = schemeHandler.serialize(urnComponent, options);
			}
			const uriComponent = urnComponent;
			const nss = urnComponent.nss;
			uriComponent.path = `${nid || options.nid}:${nss}`;
			options.skipEscape = true;
			return uriComponent;
		}
		function urnuuidParse(urnComponent, options) {
			const uuidComponent = urnComponent;
			uuidComponent.uuid = uuidComponent.nss;
			uuidComponent.nss = undefined;
			if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) {
				uuidComponent.error = uuidComponent.error || "UUID is not valid.";
			}
			return uuidComponent;
		}
		function urnuuidSerialize(uuidComponent) {
			const urnComponent = uuidComponent;
			urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
			return urnComponent;
		}
		const http = {
			scheme: "http",
			domainHost: true,
			parse: httpParse,
			serialize: httpSerialize
		};
		const https = {
			scheme: "https",
			domainHost: http.domainHost,
			parse: httpParse,
			serialize: httpSerialize
		};
		const ws = {
			scheme: "ws",
			domainHost: true,
			parse: wsParse,
			serialize: wsSerialize
		};
		const wss = {
			scheme: "wss",
			domainHost: ws.domainHost,
			parse: ws.parse,
			serialize: ws.serialize
		};
		const urn = {
			scheme: "urn",
			parse: urnParse,
			serialize: urnSerialize,
			skipNormalize: true
		};
		const urnuuid = {
			scheme: "urn:uuid",
			parse: urnuuidParse,
			serialize: urnuuidSerialize,
			skipNormalize: true
		};
		const SCHEMES = {
			http,
			https,
			ws,
			wss,
			urn,
			"urn:uuid": urnuuid
		};
		Object.setPrototypeOf(SCHEMES, null);
		function getSchemeHandler(scheme) {
			return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || undefined;
		}
		module.exports = {
			wsIsSecure,
			SCHEMES,
			isValidSchemeName,
			getSchemeHandler
		};
	}),
	5077: ((module) => {
		const isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
		const isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
		const isPort = RegExp.prototype.test.bind(/^\d*$/u);
		const isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
		const isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
		const isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
		const isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
		const isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
		const BYTE_HEX = new Array(256);
		{
			const HEX_DIGITS = "0123456789ABCDEF";
			for (let i = 0; i < 256; i++) {
				BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
			}
		}
		function percentEncodeNonAscii(cp) {
			if (cp < 2048) {
				return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
			}
			if (cp < 65536) {
				return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
			}
			return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
		}
		function stringArrayToHexStripped(input) {
			let acc = "";
			let code = 0;
			let i = 0;
			for (i = 0; i < input.length; i++) {
				code = input[i].charCodeAt(0);
				if (code === 48) {
					continue;
				}
				if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
					return "";
				}
				acc += input[i];
				break;
			}
			for (i += 1; i < input.length; i++) {
				code = input[i].charCodeAt(0);
				if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
					return "";
				}
				acc += input[i];
			}
			return acc;
		}
		const isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
		const isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
		const isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
		const nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
		function isZoneIdentifier(zone) {
			if (zone.length === 0) return false;
			for (let i = 0; i < zone.length; i++) {
				if (isZoneCharacter(zone[i])) continue;
				if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
					i += 2;
					continue;
				}
				return false;
			}
			return true;
		}
		function compressIPv6ZeroRun(hextets) {
			let bestStart = -1;
			let bestLength = 0;
			let runStart = -1;
			let runLength = 0;
			for (let i = 0; i < hextets.length; i++) {
				if (hextets[i] === "0") {
					if (runStart === -1) runStart = i;
					runLength++;
					if (runLength > bestLength) {
						bestLength = runLength;
						bestStart = runStart;
					}
				} else {
					runStart = -1;
					runLength = 0;
				}
			}
			if (bestLength < 2) return hextets.join(":");
			const head = hextets.slice(0, bestStart).join(":");
			const tail = hextets.slice(bestStart + bestLength).join(":");
			return head + "::" + tail;
		}
		function normalizeIPv6Address(input) {
			const compression = input.indexOf("::");
			if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return undefined;
			const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
			const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
			if (compression !== -1) {
				if (left.length === 1 && left[0] === "") left.length = 0;
				if (right.length === 1 && right[0] === "") right.length = 0;
			}
			const parts = left.concat(right);
			let hextetCount = 0;
			for (let i = 0; i < parts.length; i++) {
				const part = parts[i];
				if (part === "") return undefined;
				if (part.indexOf(".") !== -1) {
					if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return undefined;
					hextetCount += 2;
					continue;
				}
				if (!isHextet(part)) return undefined;
				parts[i] = parseInt(part, 16).toString(16);
				hextetCount++;
			}
			if (compression === -1) {
				if (hextetCount !== 8) return undefined;
				return compressIPv6ZeroRun(parts);
			}
			if (hextetCount >= 8) return undefined;
			const expanded = parts.slice(0, left.length);
			for (let i = hextetCount; i < 8; i++) expanded.push("0");
			for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
			return compressIPv6ZeroRun(expanded);
		}
		function normalizeIPv6(host) {
			const bracketed = host[0] === "[" && host[host.length - 1] === "]";
			const hasBracket = host[0] === "[" || host[host.length - 1] === "]";
			if (hasBracket && !bracketed) return {
				host,
				isIPV6: false,
				error: true
			};
			let input = bracketed ? host.slice(1, -1) : host;
			if (bracketed && isIPvFuture(input)) {
				input = input.toLowerCase();
				return {
					host: `[${input}]`,
					escapedHost: input,
					isIPV6: false,
					isIPVFuture: true
				};
			}
			if (findToken(input, ":") < 2) {
				return {
					host,
					isIPV6: false,
					error: bracketed
				};
			}
			let zoneIdentifier = "";
			const zoneSeparator = input.indexOf("%");
			if (zoneSeparator !== -1) {
				const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
				zoneIdentifier = input.slice(zoneSeparator + separatorLength);
				if (!isZoneIdentifier(zoneIdentifier)) return {
					host,
					isIPV6: false,
					error: true
				};
				input = input.slice(0, zoneSeparator);
			}
			const address = normalizeIPv6Address(input);
			if (address === undefined) return {
				host,
				isIPV6: false,
				error: true
			};
			return {
				host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
				escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
				isIPV6: true
			};
		}
		function findToken(str, token) {
			let ind = 0;
			for (let i = 0; i < str.length; i++) {
				if (str[i] === token) ind++;
			}
			return ind;
		}
		function removeDotSegments(path) {
			let input = path;
			const output = [];
			let nextSlash = -1;
			let len = 0;
			while (len = input.length) {
				if (len === 1) {
					if (input === ".") {
						break;
					} else if (input === "/") {
						output.push("/");
						break;
					} else {
						output.push(input);
						break;
					}
				} else if (len === 2) {
					if (input[0] === ".") {
						if (input[1] === ".") {
							break;
						} else if (input[1] === "/") {
							input = input.slice(2);
							continue;
						}
					} else if (input[0] === "/") {
						if (input[1] === "." || input[1] === "/") {
							output.push("/");
							break;
						}
					}
				} else if (len === 3) {
					if (input === "/..") {
						if (output.length !== 0) {
							output.pop();
						}
						output.push("/");
						break;
					}
				}
				if (input[0] === ".") {
					if (input[1] === ".") {
						if (input[2] === "/") {
							input = input.slice(3);
							continue;
						}
					} else if (input[1] === "/") {
						input = input.slice(2);
						continue;
					}
				} else if (input[0] === "/") {
					if (input[1] === ".") {
						if (input[2] === "/") {
							input = input.slice(2);
							continue;
						} else if (input[2] === ".") {
							if (input[3] === "/") {
								input = input.slice(3);
								if (output.length !== 0) {
									output.pop();
								}
								continue;
							}
						}
					}
				}
				if ((nextSlash = input.indexOf("/", 1)) === -1) {
					output.push(input);
					break;
				} else {
					output.push(input.slice(0, nextSlash));
					input = input.slice(nextSlash);
				}
			}
			return output.join("");
		}
		function removeDotSegmentsRelative(path) {
			if (path === "" || path[0] === "/") {
				return removeDotSegments(path);
			}
			const segments = path.split("/");
			const last = segments.length - 1;
			const output = [];
			let trailingDirectory = false;
			for (let i = 0; i <= last; i++) {
				const segment = segments[i];
				if (segment === "." || segment === "..") {
					if (segment === "..") {
						if (output.length !== 0 && output[output.length - 1] !== "..") {
							output.pop();
						} else {
							output.push("..");
						}
					}
					trailingDirectory = i === last;
				} else {
					output.push(segment);
				}
			}
			if (trailingDirectory && output[output.length - 1] !== "..") {
				output.push("");
			}
			if (output.length === 0 || output[0] === "" || output[0].includes(":")) {
				output.unshift(".");
			}
			return output.join("/");
		}
		const HOST_DELIMS = {
			"@": "%40",
			"/": "%2F",
			"?": "%3F",
			"#": "%23",
			":": "%3A"
		};
		const HOST_DELIM_RE = /[@/?#:]/g;
		const HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
		function reescapeHostDelimiters(host, isIP) {
			const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
			re.lastIndex = 0;
			return host.replace(re, (ch) => HOST_DELIMS[ch]);
		}
		function normalizePercentEncoding(input, decodeUnreserved = false) {
			if (input.indexOf("%") === -1) {
				return input;
			}
			let output = "";
			for (let i = 0; i < input.length; i++) {
				if (input[i] === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						const normalizedHex = hex.toUpperCase();
						const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
						if (decodeUnreserved && isUnreserved(decoded)) {
							output += decoded;
						} else {
							output += "%" + normalizedHex;
						}
						i += 2;
						continue;
					}
				}
				output += input[i];
			}
			return output;
		}
		function normalizePathEncoding(input) {
			let output = "";
			for (let i = 0; i < input.length; i++) {
				const ch = input[i];
				if (ch === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						const normalizedHex = hex.toUpperCase();
						const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
						if (decoded !== "." && isUnreserved(decoded)) {
							output += decoded;
						} else {
							output += "%" + normalizedHex;
						}
						i += 2;
						continue;
					}
				}
				if (isPathCharacter(ch)) {
					output += ch;
				} else {
					const code = input.charCodeAt(i);
					if (code < 128) {
						output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
					} else if (code < 55296 || code > 57343) {
						output += percentEncodeNonAscii(code);
					} else if (code <= 56319 && i + 1 < input.length) {
						const low = input.charCodeAt(i + 1);
						if (low >= 56320 && low <= 57343) {
							output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
							i++;
						} else {
							output += percentEncodeNonAscii(65533);
						}
					} else {
						output += percentEncodeNonAscii(65533);
					}
				}
			}
			return output;
		}
		function serializePathEncoding(input, pathNoScheme = false) {
			let output = "";
			let firstSegment = pathNoScheme && input[0] !== "/";
			for (let i = 0; i < input.length; i++) {
				const ch = input[i];
				if (ch === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						output += "%" + hex.toUpperCase();
						i += 2;
						continue;
					}
				}
				if (ch === "/") {
					firstSegment = false;
				}
				if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) {
					output += ch;
				} else {
					const code = input.charCodeAt(i);
					if (code < 128) {
						output += BYTE_HEX[code];
					} else if (code < 55296 || code > 57343) {
						output += percentEncodeNonAscii(code);
					} else if (code <= 56319 && i + 1 < input.length) {
						const low = input.charCodeAt(i + 1);
						if (low >= 56320 && low <= 57343) {
							output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
							i++;
						} else {
							output += percentEncodeNonAscii(65533);
						}
					} else {
						output += percentEncodeNonAscii(65533);
					}
				}
			}
			return output;
		}
		function encodeComponent(input, isAllowed) {
			let output = "";
			for (let i = 0; i < input.length; i++) {
				const ch = input[i];
				if (ch === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						output += "%" + hex.toUpperCase();
						i += 2;
						continue;
					}
				}
				if (isAllowed(ch)) {
					output += ch;
				} else {
					const code = input.charCodeAt(i);
					if (code < 128) {
						output += BYTE_HEX[code];
					} else if (code < 55296 || code > 57343) {
						output += percentEncodeNonAscii(code);
					} else if (code <= 56319 && i + 1 < input.length) {
						const low = input.charCodeAt(i + 1);
						if (low >= 56320 && low <= 57343) {
							output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
							i++;
						} else {
							output += percentEncodeNonAscii(65533);
						}
					} else {
						output += percentEncodeNonAscii(65533);
					}
				}
			}
			return output;
		}
		function encodeUserinfo(input) {
			return encodeComponent(input, isUserinfoCharacter);
		}
		function encodeQuery(input) {
			return encodeComponent(input, isQueryFragmentCharacter);
		}
		function encodeFragment(input) {
			return encodeComponent(input, isQueryFragmentCharacter);
		}
		function isEscapeSafe(cp) {
			return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
		}
		function normalizeQueryFragmentEncoding(input) {
			let output = "";
			for (let i = 0; i < input.length; i++) {
				const ch = input[i];
				if (ch === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						const normalizedHex = hex.toUpperCase();
						const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
						if (isUnreserved(decoded)) {
							output += decoded;
						} else {
							output += "%" + normalizedHex;
						}
						i += 2;
						continue;
					}
				}
				if (isQueryFragmentCharacter(ch)) {
					output += ch;
				} else {
					const code = input.charCodeAt(i);
					if (code < 128) {
						output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
					} else if (code < 55296 || code > 57343) {
						output += percentEncodeNonAscii(code);
					} else if (code <= 56319 && i + 1 < input.length) {
						const low = input.charCodeAt(i + 1);
						if (low >= 56320 && low <= 57343) {
							output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
							i++;
						} else {
							output += percentEncodeNonAscii(65533);
						}
					} else {
						output += percentEncodeNonAscii(65533);
					}
				}
			}
			return output;
		}
		function escapePreservingEscapes(input) {
			let output = "";
			for (let i = 0; i < input.length; i++) {
				if (input[i] === "%" && i + 2 < input.length) {
					const hex = input.slice(i + 1, i + 3);
					if (isHexPair(hex)) {
						output += "%" + hex.toUpperCase();
						i += 2;
						continue;
					}
				}
				output += escape(input[i]);
			}
			return output;
		}
		function recomposeAuthority(component) {
			const uriTokens = [];
			if (component.userinfo !== undefined) {
				uriTokens.push(encodeUserinfo(component.userinfo));
				uriTokens.push("@");
			}
			if (component.host !== undefined) {
				let host = component.host;
				if (!isIPv4(host)) {
					let ipV6res = normalizeIPv6(host);
					if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
						host = normalizePercentEncoding(host, true);
						ipV6res = normalizeIPv6(host);
					}
					if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
						host = `[${ipV6res.escapedHost}]`;
					} else {
						host = reescapeHostDelimiters(host, false);
					}
				}
				uriTokens.push(host);
			}
			if (typeof component.port === "number" || typeof component.port === "string") {
				const port = String(component.port);
				if (!isPort(port)) {
					throw new TypeError("URI port is malformed.");
				}
				uriTokens.push(":");
				uriTokens.push(port);
			}
			return uriTokens.length ? uriTokens.join("") : undefined;
		}
		;
		module.exports = {
			nonSimpleDomain,
			recomposeAuthority,
			reescapeHostDelimiters,
			normalizePercentEncoding,
			normalizePathEncoding,
			serializePathEncoding,
			normalizeQueryFragmentEncoding,
			encodeUserinfo,
			encodeQuery,
			encodeFragment,
			escapePreservingEscapes,
			removeDotSegments,
			removeDotSegmentsRelative,
			isIPv4,
			isUUID,
			normalizeIPv6,
			stringArrayToHexStripped
		};
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
		var Document = __nccwpck_require__(5402);
		var composeNode = __nccwpck_require__(5937);
		var resolveEnd = __nccwpck_require__(5407);
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
		var resolveEnd = __nccwpck_require__(5407);
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
		var Document = __nccwpck_require__(5402);
		var errors = __nccwpck_require__(1464);
		var identity = __nccwpck_require__(1127);
		var composeDoc = __nccwpck_require__(3683);
		var resolveEnd = __nccwpck_require__(5407);
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
	5407: ((__unused_webpack_module, exports) => {
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
		var resolveEnd = __nccwpck_require__(5407);
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
		var resolveEnd = __nccwpck_require__(5407);
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
	5402: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065);
		var Collection = __nccwpck_require__(101);
		var identity = __nccwpck_require__(1127);
		var Pair = __nccwpck_require__(7165);
		var toJS = __nccwpck_require__(4043);
		var Schema = __nccwpck_require__(5840);
		var stringifyDocument = __nccwpck_require__(9210);
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
		var Document = __nccwpck_require__(5402);
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
		var Document = __nccwpck_require__(5402);
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
	9210: ((__unused_webpack_module, exports, __nccwpck_require__) => {
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
	}),
	5944: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			U: () => buildFinding,
			g: () => severities
		});
		const severities = [
			"Critical",
			"High",
			"Medium",
			"Low"
		];
		function buildFinding([label, severity, owasp, cwe], more) {
			return {
				label,
				severity,
				owasp,
				cwe,
				issueType: "security",
				...more
			};
		}
	}),
	3837: ((module) => {
		module.exports = JSON.parse("{\"$id\":\"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#\",\"description\":\"Meta-schema for $data reference (JSON AnySchema extension proposal)\",\"type\":\"object\",\"required\":[\"$data\"],\"properties\":{\"$data\":{\"type\":\"string\",\"anyOf\":[{\"format\":\"relative-json-pointer\"},{\"format\":\"json-pointer\"}]}},\"additionalProperties\":false}");
	}),
	7216: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/applicator\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/applicator\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Applicator vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"prefixItems\":{\"$ref\":\"#/$defs/schemaArray\"},\"items\":{\"$dynamicRef\":\"#meta\"},\"contains\":{\"$dynamicRef\":\"#meta\"},\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"properties\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"default\":{}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"propertyNames\":{\"format\":\"regex\"},\"default\":{}},\"dependentSchemas\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"default\":{}},\"propertyNames\":{\"$dynamicRef\":\"#meta\"},\"if\":{\"$dynamicRef\":\"#meta\"},\"then\":{\"$dynamicRef\":\"#meta\"},\"else\":{\"$dynamicRef\":\"#meta\"},\"allOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"anyOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"oneOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"not\":{\"$dynamicRef\":\"#meta\"}},\"$defs\":{\"schemaArray\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$dynamicRef\":\"#meta\"}}}}");
	}),
	8226: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/content\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/content\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Content vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"contentEncoding\":{\"type\":\"string\"},\"contentMediaType\":{\"type\":\"string\"},\"contentSchema\":{\"$dynamicRef\":\"#meta\"}}}");
	}),
	518: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/core\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/core\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Core vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"$id\":{\"$ref\":\"#/$defs/uriReferenceString\",\"$comment\":\"Non-empty fragments not allowed.\",\"pattern\":\"^[^#]*#?$\"},\"$schema\":{\"$ref\":\"#/$defs/uriString\"},\"$ref\":{\"$ref\":\"#/$defs/uriReferenceString\"},\"$anchor\":{\"$ref\":\"#/$defs/anchorString\"},\"$dynamicRef\":{\"$ref\":\"#/$defs/uriReferenceString\"},\"$dynamicAnchor\":{\"$ref\":\"#/$defs/anchorString\"},\"$vocabulary\":{\"type\":\"object\",\"propertyNames\":{\"$ref\":\"#/$defs/uriString\"},\"additionalProperties\":{\"type\":\"boolean\"}},\"$comment\":{\"type\":\"string\"},\"$defs\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"}}},\"$defs\":{\"anchorString\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z_][-A-Za-z0-9._]*$\"},\"uriString\":{\"type\":\"string\",\"format\":\"uri\"},\"uriReferenceString\":{\"type\":\"string\",\"format\":\"uri-reference\"}}}");
	}),
	4588: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/format-annotation\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/format-annotation\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Format vocabulary meta-schema for annotation results\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"format\":{\"type\":\"string\"}}}");
	}),
	5707: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/meta-data\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/meta-data\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Meta-data vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"default\":true,\"deprecated\":{\"type\":\"boolean\",\"default\":false},\"readOnly\":{\"type\":\"boolean\",\"default\":false},\"writeOnly\":{\"type\":\"boolean\",\"default\":false},\"examples\":{\"type\":\"array\",\"items\":true}}}");
	}),
	9547: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/unevaluated\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/unevaluated\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Unevaluated applicator vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"unevaluatedItems\":{\"$dynamicRef\":\"#meta\"},\"unevaluatedProperties\":{\"$dynamicRef\":\"#meta\"}}}");
	}),
	7082: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/validation\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/validation\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Validation vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"type\":{\"anyOf\":[{\"$ref\":\"#/$defs/simpleTypes\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/simpleTypes\"},\"minItems\":1,\"uniqueItems\":true}]},\"const\":true,\"enum\":{\"type\":\"array\",\"items\":true},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minLength\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"pattern\":{\"type\":\"string\",\"format\":\"regex\"},\"maxItems\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minItems\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"uniqueItems\":{\"type\":\"boolean\",\"default\":false},\"maxContains\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minContains\":{\"$ref\":\"#/$defs/nonNegativeInteger\",\"default\":1},\"maxProperties\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minProperties\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"required\":{\"$ref\":\"#/$defs/stringArray\"},\"dependentRequired\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/stringArray\"}}},\"$defs\":{\"nonNegativeInteger\":{\"type\":\"integer\",\"minimum\":0},\"nonNegativeIntegerDefault0\":{\"$ref\":\"#/$defs/nonNegativeInteger\",\"default\":0},\"simpleTypes\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"stringArray\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"default\":[]}}}");
	}),
	1678: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/schema\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/core\":true,\"https://json-schema.org/draft/2020-12/vocab/applicator\":true,\"https://json-schema.org/draft/2020-12/vocab/unevaluated\":true,\"https://json-schema.org/draft/2020-12/vocab/validation\":true,\"https://json-schema.org/draft/2020-12/vocab/meta-data\":true,\"https://json-schema.org/draft/2020-12/vocab/format-annotation\":true,\"https://json-schema.org/draft/2020-12/vocab/content\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Core and Validation specifications meta-schema\",\"allOf\":[{\"$ref\":\"meta/core\"},{\"$ref\":\"meta/applicator\"},{\"$ref\":\"meta/unevaluated\"},{\"$ref\":\"meta/validation\"},{\"$ref\":\"meta/meta-data\"},{\"$ref\":\"meta/format-annotation\"},{\"$ref\":\"meta/content\"}],\"type\":[\"object\",\"boolean\"],\"$comment\":\"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.\",\"properties\":{\"definitions\":{\"$comment\":\"\\\"definitions\\\" has been replaced by \\\"$defs\\\".\",\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"deprecated\":true,\"default\":{}},\"dependencies\":{\"$comment\":\"\\\"dependencies\\\" has been split and replaced by \\\"dependentSchemas\\\" and \\\"dependentRequired\\\" in order to serve their differing semantics.\",\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"$dynamicRef\":\"#meta\"},{\"$ref\":\"meta/validation#/$defs/stringArray\"}]},\"deprecated\":true,\"default\":{}},\"$recursiveAnchor\":{\"$comment\":\"\\\"$recursiveAnchor\\\" has been replaced by \\\"$dynamicAnchor\\\".\",\"$ref\":\"meta/core#/$defs/anchorString\",\"deprecated\":true},\"$recursiveRef\":{\"$comment\":\"\\\"$recursiveRef\\\" has been replaced by \\\"$dynamicRef\\\".\",\"$ref\":\"meta/core#/$defs/uriReferenceString\",\"deprecated\":true}}}");
	}),
	2079: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"$id\":\"http://json-schema.org/draft-07/schema#\",\"title\":\"Core schema meta-schema\",\"definitions\":{\"schemaArray\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#\"}},\"nonNegativeInteger\":{\"type\":\"integer\",\"minimum\":0},\"nonNegativeIntegerDefault0\":{\"allOf\":[{\"$ref\":\"#/definitions/nonNegativeInteger\"},{\"default\":0}]},\"simpleTypes\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"stringArray\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"default\":[]}},\"type\":[\"object\",\"boolean\"],\"properties\":{\"$id\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$schema\":{\"type\":\"string\",\"format\":\"uri\"},\"$ref\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$comment\":{\"type\":\"string\"},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"default\":true,\"readOnly\":{\"type\":\"boolean\",\"default\":false},\"examples\":{\"type\":\"array\",\"items\":true},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minLength\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"pattern\":{\"type\":\"string\",\"format\":\"regex\"},\"additionalItems\":{\"$ref\":\"#\"},\"items\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/schemaArray\"}],\"default\":true},\"maxItems\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minItems\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"uniqueItems\":{\"type\":\"boolean\",\"default\":false},\"contains\":{\"$ref\":\"#\"},\"maxProperties\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minProperties\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"required\":{\"$ref\":\"#/definitions/stringArray\"},\"additionalProperties\":{\"$ref\":\"#\"},\"definitions\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"properties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"propertyNames\":{\"format\":\"regex\"},\"default\":{}},\"dependencies\":{\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/stringArray\"}]}},\"propertyNames\":{\"$ref\":\"#\"},\"const\":true,\"enum\":{\"type\":\"array\",\"items\":true,\"minItems\":1,\"uniqueItems\":true},\"type\":{\"anyOf\":[{\"$ref\":\"#/definitions/simpleTypes\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/simpleTypes\"},\"minItems\":1,\"uniqueItems\":true}]},\"format\":{\"type\":\"string\"},\"contentMediaType\":{\"type\":\"string\"},\"contentEncoding\":{\"type\":\"string\"},\"if\":{\"$ref\":\"#\"},\"then\":{\"$ref\":\"#\"},\"else\":{\"$ref\":\"#\"},\"allOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"anyOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"oneOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"not\":{\"$ref\":\"#\"}},\"default\":true}");
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
	var scriptUrl;
	if (typeof import.meta.url === "string") scriptUrl = import.meta.url;
	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
	__nccwpck_require__.p = scriptUrl;
})();
(() => {
	__nccwpck_require__.b = new URL("./", import.meta.url);
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
;
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;
const usage = `Runs an emulator of the security testing service. It holds everything in memory and never tests anything.

Usage: node dist/emulator/index.js [options]

  --port <number>                port to listen on (default 0: any free one)
  --host <address>               address or name to listen on and to accept requests for (default 127.0.0.1)
  --run-seconds <seconds>        how long a run takes (default 2)
  --onboarding-seconds <seconds> how long the onboarding of a new app takes (default 2)
  --rate-limits <true|false>     whether rate limits apply (default true)
  --token-seconds <seconds>      how long a token is valid (default 900)
  --billing <true|false>         whether security tests cost credits (default true)
  --help                         print this help

Once it listens, it prints one line of JSON with its addresses, accounts and apps, then one line per request on stderr. Its web page is at authUrl.
`;
class UsageError extends Error {}
const readers = {
	port: (text) => ({ port: readPort(text) }),
	host: (text) => ({ host: readHost(text) }),
	"run-seconds": (text, name) => ({ runSeconds: readSeconds(name, text) }),
	"onboarding-seconds": (text, name) => ({ onboardingSeconds: readSeconds(name, text) }),
	"rate-limits": (text, name) => ({ rateLimits: readFlag(name, text) }),
	"token-seconds": (text, name) => ({ tokenSeconds: readSeconds(name, text) }),
	billing: (text, name) => ({ billing: readFlag(name, text) })
};
function parseCommandLine(args) {
	const { help, ...given } = parseArguments(args);
	if (help) return "help";
	let options = {};
	for (const [name, read] of Object.entries(readers)) {
		const text = given[name];
		if (typeof text === "string") options = {
			...options,
			...read(text, name)
		};
	}
	return options;
}
function parseArguments(args) {
	const texts = Object.keys(readers).map((name) => [name, { type: "string" }]);
	const options = {
		...Object.fromEntries(texts),
		help: { type: "boolean" }
	};
	try {
		return (0, external_node_util_namespaceObject.parseArgs)({
			args,
			options
		}).values;
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}
function readPort(text) {
	const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	if (!(value <= 65535)) throw new UsageError(`--port must be a number from 0 to 65535, not '${text}'.`);
	return value;
}
function readHost(text) {
	if (text === "") throw new UsageError("--host must not be empty.");
	return text;
}
function readSeconds(name, text) {
	const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
	if (!(value <= 1e9)) throw new UsageError(`--${name} must be a number of seconds such as 2 or 0.5, not '${text}'.`);
	return value;
}
function readFlag(name, text) {
	const value = text.toLowerCase();
	if (value !== "true" && value !== "false") throw new UsageError(`--${name} must be true or false, not '${text}'.`);
	return value === "true";
}
;
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;
const X_ALREADY_SENT = "x-hono-already-sent";
;
const external_node_http2_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
;
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;
var WSContext = class {
	#init;
	constructor(init) {
		this.#init = init;
		this.raw = init.raw;
		this.url = init.url ? new URL(init.url) : null;
		this.protocol = init.protocol ?? null;
	}
	send(source, options) {
		this.#init.send(source, options ?? {});
	}
	raw;
	binaryType = "arraybuffer";
	get readyState() {
		return this.#init.readyState;
	}
	url;
	protocol;
	close(code, reason) {
		this.#init.close(code, reason);
	}
};
const createWSMessageEvent = (source) => {
	return new MessageEvent("message", { data: source });
};
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};
;
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= external_node_stream_namespaceObject.Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = external_node_stream_namespaceObject.Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		const init = type ? { headers: { "content-type": type } } : void 0;
		return new Response(buf, init).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
		try {
			incoming.stream?.close?.(external_node_http2_namespaceObject.constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof external_node_http_namespaceObject.ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord[X_ALREADY_SENT]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
const serve = (options, listeningListener) => {
	const server = createAdaptorServer(options);
	server.listen(options?.port ?? 3e3, options.hostname, () => {
		const serverInfo = server.address();
		listeningListener && listeningListener(serverInfo);
	});
	return server;
};
;
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
var _2020 = __nccwpck_require__(2210);
var dist = __nccwpck_require__(2815);
var yaml_dist = __nccwpck_require__(8815);
;
function readContractFile() {
	return (0, external_node_fs_namespaceObject.readFileSync)(new URL(__nccwpck_require__(2564), __nccwpck_require__.b), "utf8");
}
function lazy(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}
const openContract = lazy(() => (0, yaml_dist.qg)(readContractFile()));
function propertyOf(node, key) {
	return typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
}
function findInContract(pointer) {
	const tokens = pointer.slice("#/".length).split("/");
	const keys = tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
	const node = keys.reduce(propertyOf, openContract());
	const target = propertyOf(node, "$ref");
	return typeof target === "string" ? findInContract(target) : {
		pointer,
		node
	};
}
function createValidator(options = {}) {
	const ajv = new _2020.Ajv2020({
		allErrors: true,
		strict: false,
		validateSchema: false,
		...options
	});
	dist["default"](ajv);
	return ajv.addSchema(openContract(), "contract");
}
;
const errorsBase = "https://errors.security-testing.test";
class Problem extends Error {
	status;
	headers;
	body;
	constructor(status, detail, { slug, extra, headers = {} } = {}) {
		super(detail);
		this.status = status;
		this.headers = headers;
		const title = external_node_http_namespaceObject.STATUS_CODES[status] ?? "Error";
		const type = slug === undefined ? "about:blank" : `${errorsBase}/${slug}`;
		this.body = {
			type,
			title,
			status,
			detail,
			...extra
		};
	}
}
function invalidRequest(errors) {
	const detail = errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
	return new Problem(400, detail, { extra: { errors } });
}
function notFound(resource) {
	return new Problem(404, `No such ${resource}.`, { slug: "not-found" });
}
function problemResponse(error) {
	const { status, headers, body } = error instanceof Problem ? error : new Problem(500, `The emulator failed, which is a bug in it: ${error}`);
	const type = { "Content-Type": "application/problem+json" };
	return Response.json(body, {
		status,
		headers: {
			...type,
			...headers
		}
	});
}
;
const prepareRequestChecks = lazy(() => ({
	bodies: createValidator(),
	queries: createValidator({
		coerceTypes: true,
		useDefaults: true
	})
}));
function requestCheck(method, path) {
	return lazy(() => {
		const { bodies, queries } = prepareRequestChecks();
		const operation = `#/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}`;
		if (findInContract(operation).node === undefined) throw new Error(`The contract lacks ${method} ${path}.`);
		return {
			query: queryCheck(queries, operation),
			body: bodyCheck(bodies, `${operation}/requestBody`)
		};
	});
}
function queryCheck(ajv, operation) {
	const parameters = propertyOf(findInContract(operation).node, "parameters") ?? [];
	const described = Object.keys(parameters).map((index) => {
		const { node } = findInContract(`${operation}/parameters/${index}`);
		return [propertyOf(node, "name"), propertyOf(node, "schema")];
	});
	const properties = Object.fromEntries(described);
	const validate = ajv.compile({
		type: "object",
		properties
	});
	const integers = described.flatMap(([name, schema]) => propertyOf(schema, "type") === "integer" ? [String(name)] : []);
	return (query) => {
		const value = { ...query };
		const malformed = integers.filter((name) => !/^-?\d{1,15}$/.test(query[name] ?? "1"));
		if (malformed.length === 0 && validate(value)) return value;
		const errors = malformed.map((field) => ({
			field,
			message: "must be integer"
		}));
		throw invalidRequest(errors.length > 0 ? errors : fieldErrors(validate.errors));
	};
}
function bodyCheck(ajv, requestBody) {
	const { pointer, node } = findInContract(requestBody);
	const required = propertyOf(node, "required") === true;
	const schema = { $ref: `contract${pointer}/content/application~1json/schema` };
	const validate = ajv.compile(node === undefined ? {} : schema);
	const fits = (body) => body === undefined && !required || validate(body);
	return (body) => {
		if (fits(body)) return body;
		const missing = [{
			field: "body",
			message: "is required"
		}];
		throw invalidRequest(body === undefined ? missing : fieldErrors(validate.errors));
	};
}
function fieldErrors(errors) {
	return (errors ?? []).map(({ instancePath, keyword, params, message = "is invalid" }) => {
		const parent = instancePath.slice(1).replaceAll(/\/(\d+)/g, "[$1]").replaceAll("/", ".");
		const fieldName = (name) => parent === "" ? String(name) : `${parent}.${name}`;
		if (keyword === "required") return {
			field: fieldName(params.missingProperty),
			message: "is required"
		};
		if (keyword === "additionalProperties") return {
			field: fieldName(params.additionalProperty),
			message: "is unknown"
		};
		return {
			field: parent || "body",
			message
		};
	});
}
;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
const systemClock = Date;
const defaults = {
	port: 0,
	host: "127.0.0.1",
	runSeconds: 2,
	onboardingSeconds: 2,
	rateLimits: true,
	tokenSeconds: 900,
	billing: true,
	clock: systemClock,
	ids: () => (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex"),
	log: (_line) => {}
};
;
const windowMs = 6e4;
function createRateLimiter(clock) {
	const accepted = new Map();
	return ({ bucket, requests }, address) => {
		const now = clock.now();
		const key = `${bucket} ${address}`;
		const recent = (accepted.get(key) ?? []).filter((time) => time > now - windowMs);
		const oldest = recent.at(-requests);
		if (oldest !== undefined) throw tooManyRequests(oldest + windowMs - now);
		accepted.set(key, [...recent, now]);
	};
}
function tooManyRequests(waitMs) {
	const seconds = Math.ceil(waitMs / 1e3);
	const detail = `Too many requests from this address; try again in ${seconds} s.`;
	return new Problem(429, detail, { headers: { "Retry-After": String(seconds) } });
}
;
const getConnInfo = (c) => {
	const bindings = c.env.server ? c.env.server : c.env;
	const address = bindings.incoming.socket.remoteAddress;
	const port = bindings.incoming.socket.remotePort;
	const family = bindings.incoming.socket.remoteFamily;
	return { remote: {
		address,
		port,
		addressType: family === "IPv4" ? "IPv4" : family === "IPv6" ? "IPv6" : void 0
	} };
};
;
var http_exception_HTTPException = class extends Error {
	res;
	status;
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
;
const GET_MATCH_RESULT = Symbol();
;
const equal = (a, b) => {
	if (a === b) return true;
	if (a.byteLength !== b.byteLength) return false;
	const va = new DataView(a);
	const vb = new DataView(b);
	let i = va.byteLength;
	while (i--) if (va.getUint8(i) !== vb.getUint8(i)) return false;
	return true;
};
const constantTimeEqualString = (a, b) => {
	const aLen = a.length;
	const bLen = b.length;
	const maxLen = Math.max(aLen, bLen);
	let out = aLen ^ bLen;
	for (let i = 0; i < maxLen; i++) {
		const aChar = i < aLen ? a.charCodeAt(i) : 0;
		const bChar = i < bLen ? b.charCodeAt(i) : 0;
		out |= aChar ^ bChar;
	}
	return out === 0;
};
const timingSafeEqualString = async (a, b, hashFunction) => {
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (sa == null || sb == null || typeof sa !== "string" || typeof sb !== "string") return false;
	const hashEqual = constantTimeEqualString(sa, sb);
	const originalEqual = constantTimeEqualString(a, b);
	return hashEqual && originalEqual;
};
const timingSafeEqual = async (a, b, hashFunction) => {
	if (typeof a === "string" && typeof b === "string") return timingSafeEqualString(a, b, hashFunction);
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (!sa || !sb || typeof sa !== "string" || typeof sb !== "string") return false;
	return timingSafeEqualString(sa, sb);
};
const bufferToString = (buffer) => {
	if (buffer instanceof ArrayBuffer) return new TextDecoder("utf-8").decode(buffer);
	return buffer;
};
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
;
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
;
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const tryDecodeURI = (str) => tryDecode(str, decodeURI);
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getQueryStrings = (url) => {
	const queryIndex = url.indexOf("?", 8);
	if (queryIndex === -1) return "";
	const hashIndex = url.indexOf("#", 8);
	return hashIndex === -1 ? url.slice(queryIndex) : queryIndex < hashIndex ? url.slice(queryIndex, hashIndex) : "";
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const url_tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return url_tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
;
var HonoRequest = class {
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && url_tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = url_tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	text() {
		return this.#cachedBody("text");
	}
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	blob() {
		return this.#cachedBody("blob");
	}
	formData() {
		return this.#cachedBody("formData");
	}
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
const cloneRawRequest = async (req) => {
	if (!req.raw.bodyUsed) return req.raw.clone();
	const cacheKey = Object.keys(req.bodyCache)[0];
	if (!cacheKey) throw new HTTPException(500, { message: "Cannot clone request: body was already consumed and not cached. Please use HonoRequest methods (e.g., req.json(), req.text()) instead of consuming req.raw directly." });
	let body = await req[cacheKey]();
	const headers = req.header();
	if (cacheKey === "json") {
		body = JSON.stringify(body);
		delete headers["content-length"];
	} else if (body instanceof FormData) {
		delete headers["content-type"];
		delete headers["content-length"];
	}
	const requestInit = {
		body,
		cache: req.raw.cache,
		credentials: req.raw.credentials,
		headers,
		integrity: req.raw.integrity,
		keepalive: req.raw.keepalive,
		method: req.method,
		mode: req.raw.mode,
		redirect: req.raw.redirect,
		referrer: req.raw.referrer,
		referrerPolicy: req.raw.referrerPolicy,
		signal: req.raw.signal
	};
	return new Request(req.url, requestInit);
};
;
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
;
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	env = {};
	#var;
	finalized = false;
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	setLayout = (layout) => this.#layout = layout;
	getLayout = () => this.#layout;
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	set = (key, value) => {
		this.#var ??= new Map();
		this.#var.set(key, value);
	};
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
;
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
;
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
const baseRoutePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.basePath ?? "";
const basePathCacheMap = new WeakMap();
const basePath = (c, index) => {
	index ??= c.req.routeIndex;
	const cache = basePathCacheMap.get(c) || [];
	if (typeof cache[index] === "string") return cache[index];
	let result;
	const rp = baseRoutePath(c, index);
	if (!/[:*]/.test(rp)) result = rp;
	else {
		const paths = splitRoutingPath(rp);
		const reqPath = c.req.path;
		let basePathLength = 0;
		for (let i = 0, len = paths.length; i < len; i++) {
			const pattern = getPattern(paths[i], paths[i + 1]);
			if (pattern) {
				const re = pattern[2] === true || pattern === "*" ? /[^\/]+/ : pattern[2];
				const restPath = reqPath.substring(basePathLength + 1);
				const segment = restPath.split("/", 1)[0];
				basePathLength += (restPath.match(re)?.[0] ?? (re.test(segment) ? segment : "")).length;
			} else basePathLength += paths[i].length;
			basePathLength += 1;
		}
		result = reqPath.substring(0, basePathLength);
	}
	cache[index] = result;
	basePathCacheMap.set(c, cache);
	return result;
};
;
const METHOD_NAME_ALL = "ALL";
const METHOD_NAME_ALL_LOWERCASE = "all";
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};
;
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
;
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
;
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
;
const createNullObject = () => Object.create(null);
;
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
;
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = new Set(".\\+*[^]$()");
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
;
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
;
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
;
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
;
const emptyParams = createNullObject();
let order = 0;
var node_Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
;
var TrieRouter = class {
	name = "TrieRouter";
	#node = new node_Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
;
;
var hono_Hono = class extends Hono {
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
;
;
const methodNotAllowed = (options) => {
	let methodRouter;
	return async function methodNotAllowed(c, next) {
		const routeIndex = c.req.routeIndex;
		await next();
		if (c.res.status !== 404) return;
		if (c.error) return;
		if (!methodRouter) {
			const methodsByPath = new Map();
			for (const route of options.app.routes) {
				if (route.method === "ALL" || route.method === "HEAD") continue;
				const methods = methodsByPath.get(route.path) ?? new Set();
				methods.add(route.method);
				if (route.method === "GET") methods.add("HEAD");
				methodsByPath.set(route.path, methods);
			}
			methodRouter = new TrieRouter();
			for (const [path, methods] of methodsByPath) methodRouter.add("ALL", path, [...methods]);
		}
		let requestPath = c.req.path;
		const currentRoute = matchedRoutes(c)[routeIndex];
		const sourceRoute = options.app.routes.find((route) => route.handler === methodNotAllowed);
		if (currentRoute && sourceRoute) {
			const currentBasePathParts = basePath(c, routeIndex).split("/").filter(Boolean);
			const sourceBasePathLength = sourceRoute.basePath.split("/").filter(Boolean).length;
			const mountBasePathParts = currentBasePathParts.slice(0, currentBasePathParts.length - sourceBasePathLength);
			if (mountBasePathParts.length > 0) {
				const mountBasePath = `/${mountBasePathParts.join("/")}`;
				requestPath = c.req.path.slice(mountBasePath.length) || "/";
			}
		}
		const allowedMethods = new Set();
		for (const [methods] of methodRouter.match("ALL", requestPath)[0]) for (const method of methods) allowedMethods.add(method);
		if (allowedMethods.size === 0 || allowedMethods.has(c.req.method)) return;
		c.res.headers.delete("Allow");
		c.res.headers.delete("Content-Length");
		const methods = [...allowedMethods];
		const allow = methods.join(", ");
		c.res = options.onMethodNotAllowed ? await options.onMethodNotAllowed(c, methods) : c.text("Method Not Allowed", 405, { Allow: allow });
	};
};
;
function applyEndedRuns(app, now) {
	for (const run of app.securityRuns) {
		const { end, endsAt } = run.timeline;
		if (end === "COMPLETED" && endsAt <= now && run.reported === undefined) applyCompletedRun(app, run);
	}
}
function applyCompletedRun(app, run) {
	const { endsAt } = run.timeline;
	if (app.foundAt === undefined) addFindings(app, run, endsAt);
	else if (app.scenario.detects(run.number)) dropClaims(app, endsAt);
	else markFixed(app, endsAt);
	run.reported = unresolved(app);
}
function triageOf({ triage, foundAt, createdAt }, index) {
	return triage.get(index) ?? {
		dismissed: false,
		fixed: false,
		updatedAt: foundAt ?? createdAt
	};
}
function unresolved(app) {
	const indexes = [...Array(app.scenario.findings.size).keys()];
	return indexes.filter((index) => {
		const { dismissed, fixed } = triageOf(app, index);
		return !dismissed && !fixed;
	});
}
function addFindings(app, run, finishedAt) {
	app.foundAt = finishedAt;
	const claim = {
		claimedAt: finishedAt,
		email: run.startedBy,
		comment: "Fixed in the last release."
	};
	for (const [index, state] of app.scenario.findings.initial) app.triage.set(index, {
		dismissed: state === "dismissed",
		fixed: state === "fixed",
		...state === "fix-claimed" && { claim },
		updatedAt: finishedAt
	});
}
function dropClaims(app, finishedAt) {
	for (const [index, { claim, dismissed, fixed }] of app.triage) {
		if (claim !== undefined) app.triage.set(index, {
			dismissed,
			fixed,
			updatedAt: finishedAt
		});
	}
}
function markFixed(app, finishedAt) {
	for (const index of unresolved(app)) app.triage.set(index, {
		dismissed: false,
		fixed: true,
		updatedAt: finishedAt
	});
}
;
function ownApps({ world, account, now }) {
	const apps = [...world.apps.values()].filter((app) => app.organization === account.organization);
	for (const app of apps) applyEndedRuns(app, now);
	return apps;
}
function appOfPath(call) {
	const app = ownApps(call).find(({ appId }) => appId === call.params.appId);
	if (app === undefined) throw notFound("app");
	return app;
}
function slicePage(items, query, render) {
	const [page, pageSize] = [Number(query.page), Number(query.pageSize)];
	const start = (page - 1) * pageSize;
	const data = items.slice(start, start + pageSize).map(render);
	return {
		data,
		total: items.length,
		page,
		pageSize
	};
}
function paymentRequired({ organization }, detail, actionType) {
	const extra = {
		current_balance: organization.credits,
		action_type: actionType
	};
	return new Problem(402, detail, { extra });
}
function requireCredits({ world, account }, actionType) {
	if (!world.options.billing || account.organization.credits > 0) return;
	const detail = "The credit balance of the organization is exhausted.";
	throw paymentRequired(account, detail, actionType);
}
function requirePaidTier({ account }, actionType) {
	if (account.organization.tier === "paid") return;
	throw paymentRequired(account, "The free tier does not include this.", actionType);
}
;
function isoTime(timestamp) {
	return new Date(timestamp).toISOString();
}
const queuedShare = .2;
function planTimeline(plan) {
	const { createdAt, seconds, end } = plan;
	const pickedUpAt = createdAt + Math.round(seconds * 1e3 * queuedShare);
	if (end === "NEVER") return {
		createdAt,
		pickedUpAt,
		endsAt: Number.POSITIVE_INFINITY,
		end: "COMPLETED"
	};
	return {
		createdAt,
		pickedUpAt,
		endsAt: createdAt + Math.round(seconds * 1e3),
		end
	};
}
function progressAt({ createdAt, pickedUpAt, pausesAt, endsAt, end }, now) {
	if (now >= endsAt) return {
		state: end,
		updatedAt: endsAt
	};
	if (pausesAt !== undefined && now >= pausesAt) return {
		state: "AWAITING_INPUT",
		updatedAt: pausesAt
	};
	if (now >= pickedUpAt) return {
		state: "RUNNING",
		updatedAt: pickedUpAt
	};
	return {
		state: "QUEUED",
		updatedAt: createdAt
	};
}
function isActive({ createdAt, endsAt }, now) {
	return createdAt <= now && now < endsAt;
}
;
const indexDigits = 8;
function stableId(text) {
	return (0, external_node_crypto_namespaceObject.createHash)("sha256").update(text).digest("hex").slice(0, 24);
}
function newApp(given) {
	const findingPrefix = stableId(`finding/${given.appId}`).slice(indexDigits);
	return {
		...given,
		findingPrefix,
		securityRuns: [],
		visionRuns: [],
		triage: new Map()
	};
}
function findingId(app, index) {
	return app.findingPrefix + index.toString(16).padStart(indexDigits, "0");
}
function findingIndex(id) {
	return Number.parseInt(id.slice(-indexDigits), 16);
}
function activeRun(runs, now) {
	return runs.find(({ timeline }) => isActive(timeline, now));
}
function registrationStatus({ registration }, now) {
	return now < registration.endsAt ? "IN_PROGRESS" : registration.end;
}
function taskIdOfRegistration({ appId }) {
	return `task_reg_${appId}`;
}
;
function findingBody(app, index) {
	const { dismissed, fixed, claim, updatedAt } = triageOf(app, index);
	return {
		id: findingId(app, index),
		...app.scenario.findings.contentAt(index),
		isFixed: fixed,
		isDismissed: dismissed,
		fixClaimed: claim !== undefined,
		fixClaimedAt: claim && isoTime(claim.claimedAt),
		fixClaimedByEmail: claim?.email,
		fixComment: claim?.comment,
		isCustomIssue: false,
		created_on: isoTime(app.foundAt ?? app.createdAt),
		updated_on: isoTime(updatedAt)
	};
}
function listStatus(app, { world, now }) {
	const lagMs = app.scenario.findingsLag * world.options.runSeconds * 1e3;
	const late = app.securityRuns.some(({ reported, timeline }) => reported !== undefined && now < timeline.endsAt + lagMs);
	if (late || activeRun(app.securityRuns, now) !== undefined) return "RUN_IN_PROGRESS";
	return app.foundAt === undefined ? "NO_RUNS" : "COMPLETED";
}
function filtersOf({ severity, search, isFixed, isDismissed }) {
	const lower = (value) => String(value).toLowerCase();
	const filters = [
		[severity, (finding) => lower(finding.severity) === lower(severity)],
		[isFixed, (finding) => finding.isFixed === isFixed],
		[isDismissed, (finding) => finding.isDismissed === isDismissed],
		[search, (finding) => containsText(finding, lower(search))]
	];
	return filters.filter(([given]) => given !== undefined).map(([, filter]) => filter);
}
function containsText(finding, search) {
	return Object.values(finding).some((value) => typeof value === "string" && value.toLowerCase().includes(search));
}
function matchingIndexes(app, filters) {
	const indexes = [...Array(app.scenario.findings.size).keys()];
	if (filters.length === 0) return indexes;
	return indexes.filter((index) => {
		const finding = findingBody(app, index);
		return filters.every((filter) => filter(finding));
	});
}
function handleListFindings(call) {
	const app = appOfPath(call);
	const status = listStatus(app, call);
	const indexes = status === "COMPLETED" ? matchingIndexes(app, filtersOf(call.query)) : [];
	const page = slicePage(indexes, call.query, (index) => findingBody(app, index));
	return Response.json({
		status,
		...page
	});
}
function findingOfPath(call) {
	const { vulnerabilityId = "" } = call.params;
	const index = findingIndex(vulnerabilityId);
	const app = ownApps(call).find((each) => each.foundAt !== undefined && index < each.scenario.findings.size && findingId(each, index) === vulnerabilityId);
	if (app === undefined) throw notFound("finding");
	return {
		app,
		index
	};
}
function handleGetFinding(call) {
	requirePaidTier(call, "finding_detail");
	const { app, index } = findingOfPath(call);
	return Response.json(findingBody(app, index));
}
function changeTriage(call, change) {
	const { app, index } = findingOfPath(call);
	app.triage.set(index, {
		...change(triageOf(app, index)),
		updatedAt: call.now
	});
	return findingBody(app, index);
}
function handleFix(call) {
	const claim = {
		claimedAt: call.now,
		email: call.account.username,
		comment: call.body?.fixComment
	};
	return Response.json(changeTriage(call, (before) => ({
		...before,
		claim
	})));
}
function handleDismiss(call) {
	return Response.json(changeTriage(call, (before) => ({
		...before,
		dismissed: true
	})));
}
function handleReopen(call) {
	const vulnerability = changeTriage(call, ({ dismissed, fixed, claim, updatedAt }) => {
		if (fixed) throw new Problem(400, "The finding is fixed, which only a later test can change.");
		if (!dismissed && !claim) throw new Problem(400, "The finding is open already.");
		return {
			dismissed: false,
			fixed,
			updatedAt
		};
	});
	return Response.json({
		status: "OPEN",
		vulnerability
	});
}
;
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;
const wildcardHosts = ["0.0.0.0", "::"];
function checkHost(header, host) {
	const name = hostName(header ?? "");
	const isAddress = wildcardHosts.includes(host) && (0, external_node_net_namespaceObject.isIP)(name) > 0;
	if (isAddress || isLoopbackName(name) || name === host.toLowerCase()) return;
	const detail = "The emulator only answers requests for loopback names and for its `--host`.";
	throw new Problem(421, detail);
}
function hostName(header) {
	return header.toLowerCase().replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}
function isLoopbackName(name) {
	return /^(?:.+\.)?localhost\.?$/.test(name) || name === "::1" || (0, external_node_net_namespaceObject.isIP)(name) === 4 && name.startsWith("127.");
}
;
function appBody(app, now) {
	const { appId, label, appUrl, createdAt } = app;
	return {
		appId,
		label,
		appUrl,
		basePath: "/api",
		registrationStatus: registrationStatus(app, now),
		createdAt: isoTime(createdAt),
		scheduleType: "nightly"
	};
}
function handleListApps(call) {
	const { query, now } = call;
	const search = String(query.search ?? "").toLowerCase();
	const apps = ownApps(call).filter(({ label }) => label.toLowerCase().includes(search));
	return Response.json(slicePage(apps, query, (app) => appBody(app, now)));
}
function handleGetApp(call) {
	return Response.json(appBody(appOfPath(call), call.now));
}
function handleDeleteApp(call) {
	const app = appOfPath(call);
	call.world.apps.delete(app.appId);
	const previousRegistrationStatus = registrationStatus(app, call.now);
	return Response.json({
		appId: app.appId,
		status: "DELETED",
		previousRegistrationStatus
	});
}
;
function startSecurityRun({ options }, app, startedBy, plan = {}) {
	const { createdAt = options.clock.now(), seconds = options.runSeconds } = plan;
	const number = app.securityRuns.length + 1;
	const run = {
		taskId: `task_sec_${options.ids()}`,
		reportId: options.ids(),
		number,
		startedBy,
		timeline: planTimeline({
			createdAt,
			seconds,
			end: app.scenario.endOfRun(number)
		})
	};
	app.securityRuns.push(run);
	return run;
}
function startVisionRun({ options }, app, operation, timeline = planVisionRun(app, options)) {
	const visionRunId = options.ids();
	const run = {
		visionRunId,
		taskId: `task_vr_${visionRunId}`,
		operation,
		timeline
	};
	app.visionRuns.push(run);
	return run;
}
function planVisionRun(app, { clock, runSeconds }) {
	const ending = app.scenario.endOfRun(app.visionRuns.length + 1);
	const end = ending === "INTERRUPTED" ? "COMPLETED" : ending;
	return planTimeline({
		createdAt: clock.now(),
		seconds: runSeconds,
		end
	});
}
var finding_content = __nccwpck_require__(5944);
;
const base64url = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
function fakeToken(subject) {
	const header = base64url({
		alg: "RS256",
		typ: "JWT",
		kid: "app-2026-01"
	});
	const life = {
		iat: 1767225600,
		exp: 4102444800
	};
	const payload = base64url({
		sub: subject,
		scope: "read write",
		...life
	});
	return `${header}.${payload}.${(0, external_node_crypto_namespaceObject.createHash)("sha512").update(subject).digest("base64url")}`;
}
function curlCommand(method, url, subject, body) {
	const parts = [`curl -X ${method} '${url}'`];
	if (subject !== undefined) parts.push(`-H 'Authorization: Bearer ${fakeToken(subject)}'`);
	if (body !== undefined) parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
	return parts.join(" ");
}
;
const categories = [
	[
		"API Governance / Inventory",
		"Low",
		"API9:2023",
		"CWE-1059"
	],
	[
		"BOLA – Cross-Role Access",
		"High",
		"API1:2023",
		"CWE-639"
	],
	[
		"BOLA – Same-Tenant Ownership Bypass",
		"Critical",
		"API1:2023",
		"CWE-639"
	],
	[
		"Broken Authentication (No Token)",
		"High",
		"API2:2023",
		"CWE-287"
	],
	[
		"Broken CORS Policy",
		"Medium",
		"API8:2023",
		"CWE-16"
	],
	[
		"Broken Pagination Limit",
		"Low",
		"API4:2023",
		"CWE-770"
	],
	[
		"Broken Token Signature Verification",
		"High",
		"API2:2023",
		"CWE-287"
	],
	[
		"Cross-Site Scripting (XSS)",
		"High",
		"API8:2023",
		"CWE-74"
	],
	[
		"Debug Endpoint Exposed",
		"Medium",
		"API8:2023",
		"CWE-16"
	],
	[
		"Missing HSTS Header",
		"Medium",
		"API8:2023",
		"CWE-16",
		"whole app"
	],
	[
		"Prompt Injection",
		"High",
		"API8:2023",
		"CWE-74"
	],
	[
		"SQL Injection",
		"High",
		"API8:2023",
		"CWE-74"
	],
	[
		"SSL Certificate Expiration (<15 days)",
		"Medium",
		"API8:2023",
		"CWE-16",
		"whole app"
	],
	[
		"Sensitive Data Exposure",
		"Medium",
		"API3:2023",
		"CWE-200"
	],
	[
		"Server Side Request Forgery (SSRF)",
		"High",
		"API8:2023",
		"CWE-74"
	],
	[
		"Token & Data Security (Read Operations)",
		"High",
		"API2:2023",
		"CWE-287"
	]
];
const resources = "accounts orders invoices members files vouchers teams messages".split(" ");
const methods = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
];
function itemAt(values, index) {
	const value = values[index % values.length];
	if (value === undefined) throw new RangeError("The list is empty.");
	return value;
}
function generatedFinding(index) {
	const category = itemAt(categories, index);
	const [label] = category;
	if (category.includes("whole app")) return (0, finding_content.U)(category, { title: `${label} on host ${index}` });
	const path = `/api/v${1 + index % 3}/${itemAt(resources, index)}/{id}/${index}`;
	const method = itemAt(methods, index);
	const url = `https://app.test${path.replace("{id}", "7")}`;
	return (0, finding_content.U)(category, {
		title: `${label} on ${method} ${path}`,
		path,
		method,
		explainer: `The handler of ${method} ${path} trusts what the caller sends.`,
		remediation: "Check the permission of the caller before the call has an effect.",
		additionalDetails: {
			description: `A test user made the call ${index + 1} times, and none was refused.`,
			references: ["https://owasp.org/API-Security/editions/2023/en/0x11-t10/"]
		},
		request: curlCommand(method, url, `user-${index}@tenant-a.test`)
	});
}
const generated = (size) => ({
	size,
	contentAt: generatedFinding,
	initial: new Map()
});
const noFindings = generated(0);
const manyFindings = generated(2350);
function bulkFindings({ findings, bytesEach }) {
	const filler = "".padEnd(bytesEach, "Every line of this text is filler. ");
	return {
		...generated(findings),
		contentAt: (index) => ({
			...generatedFinding(index),
			explainer: filler
		})
	};
}
;
const vulnerableApi = "https://vulnerable.test/api";
const billingContact = `${vulnerableApi}/tenants/t-204/billing-contact`;
const guide = "https://owasp.org/API-Security/editions/2023/en";
const cheatSheets = "https://cheatsheetseries.owasp.org/cheatsheets";
const vulnerableExplanations = {
	"Cross-Tenant Takeover": {
		explainer: "The handler finds the tenant by the ID in the path and never compares it with the tenant of the token.",
		uiPath: "/settings/billing",
		isPII: true,
		isPCI: true,
		isHIPAA: false,
		fields: [{
			name: "email",
			dataType: "string",
			location: "request.body"
		}, {
			name: "iban",
			dataType: "string",
			location: "response.body"
		}],
		additionalDetails: {
			description: "The call succeeded with the token of a user who belongs to another tenant.",
			impact_analysis: "Every tenant is affected, because tenant IDs are sequential. The new recipient of the billing mail can also request a password reset.",
			mitigation: "Allow the route for administrators only until it is fixed.",
			long_solution: [
				"Check who owns a resource in one place that every handler goes through:",
				"",
				"1. Read the tenant from the verified token, never from the path or the body.",
				"2. Add it to the query, so that rows of other tenants do not exist for the caller.",
				"3. Answer 404 instead of 403, so that valid IDs cannot be guessed.",
				"",
				"```sql",
				"UPDATE tenants SET billing_contact = $1 WHERE id = $2 AND id = $3 -- tenant of the token",
				"```"
			].join("\n"),
			references: [`${guide}/0xa1-broken-object-level-authorization/`, `${cheatSheets}/Multi_Tenant_Security_Cheat_Sheet.html`],
			conclusion: "Confirmed with two tenants.",
			StepsToReproduce: [
				"Log in as a user of tenant A.",
				`Run: ${curlCommand("PUT", billingContact, "mallory@tenant-a.test")}`,
				"Log in as a user of tenant B: the contact has changed."
			],
			workingExamples: [curlCommand("PUT", billingContact, "mallory@tenant-a.test", { email: "mallory@tenant-a.test" })],
			copilot_prompt: "Compare the tenant of the access token with the tenantId of the path; answer 404 when they differ."
		}
	},
	"BOLA – Same-Tenant Ownership Bypass": {
		explainer: "Any member can read any order of the tenant by changing the ID in the path.",
		uiPath: "/orders/1042",
		isPII: true,
		isPCI: false,
		isHIPAA: false,
		fields: [{
			name: "customer.name",
			dataType: "string",
			location: "response.body"
		}, {
			name: "customer.address",
			dataType: "string",
			location: "response.body"
		}],
		additionalDetails: {
			description: "Carol, a member without a role, read an order that Bob had placed.",
			impact_analysis: "Order numbers are sequential, so all 1,041 orders can be read in minutes.",
			mitigation: "Alert on members who read many orders in a short time.",
			long_solution: "Select orders by their ID and the ID of the caller. Let staff read all orders through a route of their own that checks for the role.",
			references: [`${guide}/0xa1-broken-object-level-authorization/`, `${cheatSheets}/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html`],
			StepsToReproduce: [`Run: ${curlCommand("GET", `${vulnerableApi}/orders/1042`, "carol@tenant-a.test")}`, "The answer contains Bob's address."],
			workingExamples: [curlCommand("GET", `${vulnerableApi}/orders/1041`, "carol@tenant-a.test"), curlCommand("GET", `${vulnerableApi}/orders/1042`, "carol@tenant-a.test")],
			copilot_prompt: "Add the ID of the caller to the WHERE clause of findOrder()."
		}
	},
	"Broken Authentication (No Token)": {
		explainer: "The route is registered before the middleware that checks tokens.",
		uiPath: "/members",
		isPII: true,
		isPCI: false,
		isHIPAA: true,
		fields: [{
			name: "email",
			dataType: "string",
			location: "response.body"
		}, {
			name: "insuranceNumber",
			dataType: "string",
			location: "response.body"
		}],
		additionalDetails: {
			description: "The export was downloaded without an Authorization header.",
			impact_analysis: "The file contains e-mail addresses and insurance numbers of all members.",
			mitigation: "Block the route at the load balancer.",
			long_solution: "Register the middleware once, before all routes, and list the few public routes explicitly. Add a test that calls every route without a token and expects 401.",
			references: [`${guide}/0xa2-broken-authentication/`],
			StepsToReproduce: [`Run: ${curlCommand("GET", `${vulnerableApi}/members/export`)}`],
			copilot_prompt: "Move app.use(requireToken) above the routes in server.ts."
		}
	},
	"Sensitive Business Flows / Rate Limiting": {
		explainer: "The route accepts any number of wrong voucher codes.",
		uiPath: "/checkout",
		isPII: false,
		isPCI: false,
		isHIPAA: false,
		additionalDetails: {
			description: "All of 2,000 wrong codes within a minute were answered with 404, none with 429.",
			impact_analysis: "Codes have four digits, so a valid one is found after 5,000 tries on average.",
			mitigation: "Use longer codes for new vouchers.",
			long_solution: "Count failed tries by account and by address, answer 429 with Retry-After above five a minute, and lock a voucher after twenty.",
			references: [`${guide}/0xa6-unrestricted-access-to-sensitive-business-flows/`],
			StepsToReproduce: [`Repeat with other codes: ${curlCommand("POST", `${vulnerableApi}/vouchers/AAAA-0001/redeem`, "bob@tenant-a.test", {})}`]
		}
	},
	"Pagination Missing": {
		explainer: "The list has no page size, so its length depends on the number of products.",
		isPII: false,
		isPCI: false,
		isHIPAA: false,
		additionalDetails: {
			description: "One call returned 12,480 products, 9 MB.",
			long_solution: "Add page and pageSize with an upper bound, and a default of 20.",
			references: [`${guide}/0xa4-unrestricted-resource-consumption/`],
			StepsToReproduce: [`Run: ${curlCommand("GET", `${vulnerableApi}/products`, "bob@tenant-a.test")}`]
		}
	},
	"Debug Endpoint Exposed": {
		explainer: "The profiler is part of the production build and needs no login.",
		additionalDetails: {
			description: "Heap dumps of the running server can be downloaded.",
			mitigation: "Block /api/debug at the load balancer.",
			references: [`${guide}/0xa8-security-misconfiguration/`],
			StepsToReproduce: [`Run: ${curlCommand("GET", `${vulnerableApi}/debug/pprof`)}`]
		}
	},
	"NoSQL Injection": {
		explainer: "The filter may be an object with operators of the database.",
		uiPath: "/search",
		additionalDetails: {
			description: "The filter {\"name\":{\"$ne\":null}} returned the documents of all members.",
			long_solution: "Validate the body against a schema in which each filter is a string.",
			references: [`${cheatSheets}/NoSQL_Security_Cheat_Sheet.html`],
			StepsToReproduce: [`Run: ${curlCommand("POST", `${vulnerableApi}/search`, "bob@tenant-a.test", { name: { $ne: null } })}`]
		}
	},
	"Missing HSTS Header": {
		explainer: "Without the header, the first request of a visit can go over plain HTTP.",
		additionalDetails: {
			description: "None of 214 answers has a Strict-Transport-Security header.",
			impact_analysis: "Somebody on the same network can read or change that request.",
			references: [`${cheatSheets}/HTTP_Strict_Transport_Security_Cheat_Sheet.html`],
			StepsToReproduce: ["Look at the headers of any answer."]
		}
	},
	"Sensitive Data in Error & Metadata Responses": {
		explainer: "Errors that no handler catches are sent to the caller as they are.",
		uiPath: "/orders/new",
		isPII: true,
		isPCI: false,
		isHIPAA: false,
		fields: [{
			name: "error.stack",
			dataType: "string",
			location: "response.body"
		}],
		additionalDetails: {
			description: "The answer contains a stack trace, a host name and the e-mail address of a member.",
			impact_analysis: "Host name and library versions help to plan further attacks.",
			mitigation: "Set NODE_ENV to production.",
			long_solution: "Catch errors in one handler that logs them with an ID and answers with that ID only.",
			references: [`${cheatSheets}/Error_Handling_Cheat_Sheet.html`],
			StepsToReproduce: [`Run: ${curlCommand("POST", `${vulnerableApi}/orders`, "bob@tenant-a.test", { quantity: -1 })}`],
			copilot_prompt: "Add an error handler that hides details from the caller."
		}
	}
};
;
const vulnerable_findings_billingContact = `${vulnerableApi}/tenants/t-204/billing-contact`;
const contents = [
	(0, finding_content.U)([
		"Cross-Tenant Takeover",
		"Critical",
		"API1:2023",
		"CWE-639"
	], {
		title: "A user of one tenant can change another tenant's billing contact",
		path: "/api/tenants/{tenantId}/billing-contact",
		method: "PUT",
		impact: "Invoices and password resets of any customer can be redirected to an attacker.",
		action: "Update",
		intent: "Replace the billing contact of the caller's own tenant",
		cvss_score: 9.6,
		cvss_vector: "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:N",
		remediation: "Take the tenant from the verified token, or refuse the call when the two differ.",
		request: curlCommand("PUT", vulnerable_findings_billingContact, "alice@tenant-b.test", { email: "alice@tenant-b.test" }),
		response: {
			tenantId: "t-204",
			email: "alice@tenant-b.test",
			iban: "DE02120300000000202051"
		},
		unsecureRequest: curlCommand("PUT", vulnerable_findings_billingContact, undefined, { email: "a@b.test" }),
		unsecuredResponse: { error: "unauthenticated" },
		requestSchema: {
			type: "object",
			properties: { email: {
				type: "string",
				format: "email"
			} },
			required: ["email"]
		},
		responseSchema: {
			type: "object",
			properties: {
				tenantId: { type: "string" },
				iban: { type: "string" }
			}
		}
	}),
	(0, finding_content.U)([
		"BOLA – Same-Tenant Ownership Bypass",
		"High",
		"API1:2023",
		"CWE-639"
	], {
		title: "A member can read another member's orders",
		path: "/api/orders/{orderId}",
		method: "GET",
		impact: "Names, addresses and order contents of all members are readable.",
		cvss_score: 7.7,
		cvss_vector: "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:N/A:N",
		remediation: "Restrict the query to the caller's orders.",
		request: curlCommand("GET", `${vulnerableApi}/orders/1042`, "carol@tenant-a.test")
	}),
	(0, finding_content.U)([
		"Broken Authentication (No Token)",
		"High",
		"API2:2023",
		"CWE-306"
	], {
		title: "The export of members needs no login",
		path: "/api/members/export",
		method: "GET",
		impact: "Anybody can download the list of members.",
		cvss_score: 7.5,
		cvss_vector: "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N",
		remediation: "Require a token on the route.",
		request: curlCommand("GET", `${vulnerableApi}/members/export`, "admin@tenant-a.test"),
		unsecureRequest: curlCommand("GET", `${vulnerableApi}/members/export`)
	}),
	(0, finding_content.U)([
		"Sensitive Business Flows / Rate Limiting",
		"Medium",
		"API6:2023",
		"CWE-799"
	], {
		title: "Vouchers can be tried without limit",
		path: "/api/vouchers/{code}/redeem",
		method: "POST",
		impact: "Valid vouchers can be found by trying all codes.",
		cvss_score: 5.3,
		remediation: "Limit the attempts per account and per address.",
		request: curlCommand("POST", `${vulnerableApi}/vouchers/AAAA-0001/redeem`, "bob@tenant-a.test", {})
	}),
	(0, finding_content.U)([
		"Pagination Missing",
		"Low",
		"API4:2023",
		"CWE-770"
	], {
		title: "The list of products is returned whole",
		path: "/api/products",
		method: "GET",
		remediation: "Return pages of bounded size."
	}),
	(0, finding_content.U)([
		"Debug Endpoint Exposed",
		"Critical",
		"API8:2023",
		"CWE-489"
	], {
		title: "The profiler is reachable",
		path: "/api/debug/pprof",
		method: "GET",
		cvss_score: 9.1,
		unsecureRequest: curlCommand("GET", `${vulnerableApi}/debug/pprof`)
	}),
	(0, finding_content.U)([
		"NoSQL Injection",
		"High",
		"API8:2023",
		"CWE-943"
	], {
		title: "The search filter is passed to the database as it comes",
		path: "/api/search",
		method: "POST",
		cvss_score: 8.1,
		request: curlCommand("POST", `${vulnerableApi}/search`, "bob@tenant-a.test", { name: { $ne: null } }),
		remediation: "Accept strings only."
	}),
	(0, finding_content.U)([
		"Missing HSTS Header",
		"Low",
		"API8:2023",
		"CWE-319"
	], {
		title: "Browsers are not told to use HTTPS only",
		cvss_score: 3.1,
		remediation: "Send Strict-Transport-Security with a max-age of at least a year."
	}),
	(0, finding_content.U)([
		"Sensitive Data in Error & Metadata Responses",
		"Medium",
		"API3:2023",
		"CWE-209"
	], {
		title: "Error answers carry stack traces and the name of the database host",
		issueType: "privacy",
		updated_severity: "High",
		path: "/api/orders",
		method: "POST",
		cvss_score: 5.3,
		request: curlCommand("POST", `${vulnerableApi}/orders`, "bob@tenant-a.test", { quantity: -1 })
	})
];
const indexOf = (label) => contents.findIndex((content) => content.label === label);
const vulnerableFindings = {
	size: contents.length,
	contentAt: (index) => {
		const content = contents[index];
		if (content === undefined) throw new RangeError(`There is no finding ${index}.`);
		return {
			...content,
			...vulnerableExplanations[content.label]
		};
	},
	initial: new Map([
		[indexOf("Debug Endpoint Exposed"), "dismissed"],
		[indexOf("NoSQL Injection"), "fixed"],
		[indexOf("Broken Authentication (No Token)"), "fix-claimed"]
	])
};
;
const defaultScenario = {
	description: "Seven open findings of all severities (one claimed to be fixed, one of the whole app, one whose severity was raised), one dismissed, one fixed",
	findings: vulnerableFindings,
	endOfRun: () => "COMPLETED",
	detects: () => true,
	findingsLag: 0,
	reportLag: 0,
	onboarding: "COMPLETED",
	atStart: "idle"
};
const unregistered = { atStart: "absent" };
const scenarioOverrides = {
	"vulnerable.test": {},
	"clean.test": {
		description: "No findings",
		findings: noFindings
	},
	"many.test": {
		description: "2,350 findings",
		findings: manyFindings
	},
	"interrupted-once.test": {
		description: "The first run is interrupted",
		endOfRun: (number) => number === 1 ? "INTERRUPTED" : "COMPLETED"
	},
	"interrupted.test": {
		description: "Every run is interrupted",
		endOfRun: () => "INTERRUPTED"
	},
	"failed.test": {
		description: "Every run fails",
		endOfRun: () => "FAILED"
	},
	"cancelled.test": {
		description: "Every run is cancelled",
		endOfRun: () => "CANCELLED"
	},
	"stuck.test": {
		description: "Runs never end",
		endOfRun: () => "NEVER"
	},
	"busy.test": {
		description: "Somebody else's run is active for the first `--run-seconds`",
		atStart: "busy"
	},
	"late-findings.test": {
		description: "The findings list says RUN_IN_PROGRESS for 1.5 × `--run-seconds` after a run has ended",
		findingsLag: 1.5
	},
	"late-report.test": {
		description: "The report is listed 2 × `--run-seconds` after a run has ended",
		reportLag: 2
	},
	"fixed-next.test": {
		description: "The second run no longer detects what the first one found",
		detects: (number) => number === 1
	},
	"outside.test": {
		description: "Registered outside the API: 409 `app-registered-outside-api`",
		atStart: "outside-api"
	},
	"onboarding.test": {
		...unregistered,
		description: "Onboarding takes `--onboarding-seconds`"
	},
	"captcha.test": {
		...unregistered,
		description: "Automatic sign-up pauses until account-setup supplies credentials",
		onboarding: "PAUSED"
	},
	"registration-failed.test": {
		...unregistered,
		description: "Registration fails; registering again replaces the app",
		onboarding: "FAILED"
	},
	"registration-error.test": {
		...unregistered,
		description: "The first attempt returns 500 `registration-failed`",
		failsOnce: "register"
	},
	"no-engine.test": {
		...unregistered,
		description: "Automatic sign-up returns 503 `onboarding-unavailable`",
		onboarding: "REFUSED"
	},
	"vision-error.test": {
		...unregistered,
		description: "The app's first vision run returns 500 `vision-task-create-failed`",
		failsOnce: "vision"
	}
};
const scenarios = new Map(Object.entries(scenarioOverrides).map(([host, override]) => [host, {
	...defaultScenario,
	...override
}]));
function scenarioForHost(host) {
	return scenarios.get(host) ?? defaultScenario;
}
;
const stuckFactor = 10;
function identityOf(appUrl) {
	const { origin, pathname, search } = new URL(appUrl);
	return origin + pathname.replace(/\/+$/, "") + search;
}
function waitsForCredentials({ registration }, now) {
	return progressAt(registration, now).state === "AWAITING_INPUT";
}
function isStuck({ options }, { registration }) {
	const now = options.clock.now();
	return now < registration.endsAt && now > registration.pickedUpAt + stuckFactor * options.onboardingSeconds * 1e3;
}
function createApp(world, account, path, { appUrl, label }) {
	const { clock, ids, onboardingSeconds } = world.options;
	const createdAt = clock.now();
	const scenario = scenarioForHost(new URL(appUrl).hostname);
	const registration = planOnboarding(scenario, path, {
		createdAt,
		seconds: onboardingSeconds
	});
	const { organization } = account;
	const given = {
		organization,
		appUrl,
		label,
		createdAt,
		scenario,
		registration
	};
	const app = newApp({
		appId: ids(),
		outsideApi: false,
		...given
	});
	if (path === "auto-signup" && registration.end === "COMPLETED") planInitialTest(world, app, account.username);
	world.apps.set(app.appId, app);
	return app;
}
function planOnboarding({ onboarding, endOfRun }, path, plan) {
	const signsUp = path === "auto-signup";
	const never = planTimeline({
		...plan,
		end: "NEVER"
	});
	if (signsUp && onboarding === "PAUSED") return {
		...never,
		pausesAt: plan.createdAt + plan.seconds * 500
	};
	if (signsUp && endOfRun(1) === "NEVER") return never;
	return planTimeline({
		...plan,
		end: onboarding === "FAILED" ? "FAILED" : "COMPLETED"
	});
}
function planInitialTest(world, app, startedBy) {
	const { registration } = app;
	if (registration.endsAt === Number.POSITIVE_INFINITY) return;
	const durationMs = Math.round((registration.endsAt - registration.pickedUpAt) / 2);
	const createdAt = registration.endsAt - durationMs;
	startSecurityRun(world, app, startedBy, {
		createdAt,
		seconds: durationMs / 1e3
	});
}
function resumeOnboarding(world, app, startedBy) {
	const now = world.options.clock.now();
	const endsAt = now + world.options.onboardingSeconds * 1e3;
	app.registration = {
		createdAt: app.createdAt,
		pickedUpAt: now,
		endsAt,
		end: "COMPLETED"
	};
	planInitialTest(world, app, startedBy);
}
;
function createWorld(options) {
	const acme = {
		name: "acme",
		tier: "paid",
		credits: 100
	};
	const globex = {
		name: "globex",
		tier: "paid",
		credits: 100
	};
	const free = {
		name: "free",
		tier: "free",
		credits: 100
	};
	const broke = {
		name: "broke",
		tier: "paid",
		credits: 0
	};
	const accounts = [
		accountOf("appsec", acme, "AppSec"),
		accountOf("viewer", acme, "Viewer"),
		accountOf("admin", globex, "Full-Permission-Administrator"),
		accountOf("appsec", free, "AppSec"),
		accountOf("appsec", broke, "AppSec")
	];
	const world = {
		options,
		accounts,
		apps: new Map(),
		failedOnce: new Set()
	};
	for (const [host, scenario] of scenarios) if (scenario.atStart !== "absent") preRegister(world, acme, host, scenario);
	if (options.bulk !== undefined) preRegisterBulk(world, acme, options.bulk);
	for (const organization of [
		globex,
		free,
		broke
	]) preRegister(world, organization, `${organization.name}.test`);
	return world;
}
function preRegisterBulk(world, organization, bulk) {
	const scenario = {
		...scenarioForHost("bulk.test"),
		findings: bulkFindings(bulk)
	};
	for (let number = 1; number <= (bulk.apps ?? 1); number += 1) {
		const host = number === 1 ? "bulk.test" : `bulk-${number}.test`;
		preRegister(world, organization, host, scenario);
	}
}
function accountOf(name, organization, role) {
	const username = `${name}@${organization.name}.test`;
	return {
		username,
		password: `rehearse-${organization.name}-${name}`,
		role,
		organization
	};
}
function preRegister(world, organization, host, scenario = scenarioForHost(host)) {
	const createdAt = world.options.clock.now();
	const app = newApp({
		appId: stableId(`${organization.name}/${host}`),
		organization,
		appUrl: `https://${host}`,
		label: host.replace(/\.test$/, ""),
		createdAt,
		scenario,
		outsideApi: scenario.atStart === "outside-api",
		registration: planTimeline({
			createdAt,
			seconds: 0,
			end: "COMPLETED"
		})
	});
	world.apps.set(app.appId, app);
	if (scenario.atStart === "busy") startSecurityRun(world, app, `nightly@${organization.name}.test`);
}
function isFirstAttempt({ failedOnce }, key) {
	const isFirst = !failedOnce.has(key);
	failedOnce.add(key);
	return isFirst;
}
;
function onboardingPath(body) {
	if (body.spec || body.tenantOneCredentials?.length) return "supplied";
	return body.createTestAccounts === false ? "unauthenticated" : "auto-signup";
}
function handleRegisterApp(call) {
	const { world, account, body, now } = call;
	const { host, hostname } = parseAppUrl(body.appUrl);
	const path = onboardingPath(body);
	requireCredits(call, "register_app");
	const wanted = identityOf(body.appUrl);
	const previous = ownApps(call).find(({ appUrl }) => identityOf(appUrl) === wanted);
	if (previous !== undefined) refuseIfUsable(call, previous);
	if (previous !== undefined && waitsForCredentials(previous, now) && path === "auto-signup") return registrationAnswer(call, previous, signUp);
	refuseIfBroken(call, hostname, path);
	if (previous !== undefined) world.apps.delete(previous.appId);
	const app = createApp(world, account, path, {
		appUrl: body.appUrl,
		label: body.label || host
	});
	const replaced = previous && {
		previousAppId: previous.appId,
		previousStatus: registrationStatus(previous, now)
	};
	return registrationAnswer(call, app, {
		...onboardingFields(call, app, path),
		replaced
	});
}
function parseAppUrl(appUrl) {
	if (!URL.canParse(appUrl)) throw invalidRequest([{
		field: "appUrl",
		message: "is not an address"
	}]);
	return new URL(appUrl);
}
function refuseIfUsable({ world, now }, app) {
	if (app.outsideApi) {
		const detail = "An app with this address was registered outside this API; remove it, then try again.";
		throw new Problem(409, detail, { slug: "app-registered-outside-api" });
	}
	const status = registrationStatus(app, now);
	const onboarding = status === "IN_PROGRESS" && !waitsForCredentials(app, now) && !isStuck(world, app);
	if (status !== "COMPLETED" && !onboarding) return;
	const detail = "An app with this address is registered already; use the one named in appId.";
	const extra = { appId: app.appId };
	throw new Problem(409, detail, {
		slug: "app-already-registered",
		extra
	});
}
function refuseIfBroken({ world, account }, hostname, path) {
	const scenario = scenarioForHost(hostname);
	if (scenario.onboarding === "REFUSED" && path === "auto-signup") {
		const detail = "This deployment cannot sign up automatically; register with a spec or with credentials.";
		throw new Problem(503, detail, { slug: "onboarding-unavailable" });
	}
	const key = `register ${account.organization.name} ${hostname}`;
	if (scenario.failsOnce !== "register" || !isFirstAttempt(world, key)) return;
	const detail = "The app was not registered; try again.";
	throw new Problem(500, detail, { slug: "registration-failed" });
}
const signUp = { onboarding: {
	mode: "auto-signup",
	message: "Test accounts are being created by signing up at the app."
} };
function onboardingFields({ world, baseUrl, now }, app, path) {
	if (path === "supplied") return {};
	if (path === "auto-signup") return signUp;
	const { registration } = app;
	const { visionRunId, taskId } = startVisionRun(world, app, "spec-extraction", registration);
	const { state } = progressAt(registration, now);
	return { specExtraction: {
		visionRunId,
		state,
		statusUrl: `${baseUrl}/tasks/${taskId}`
	} };
}
function registrationAnswer({ baseUrl }, app, extra) {
	const statusUrl = `${baseUrl}/apps/${app.appId}`;
	const body = {
		appId: app.appId,
		taskId: taskIdOfRegistration(app),
		registrationStatus: "IN_PROGRESS",
		createdAt: isoTime(app.createdAt),
		statusUrl,
		...extra
	};
	return Response.json(body, {
		status: 201,
		headers: { Location: statusUrl }
	});
}
function handleAccountSetup(call) {
	const { world, account, baseUrl, body, now } = call;
	const app = appOfPath(call);
	const onboardingResumed = waitsForCredentials(app, now);
	if (onboardingResumed) resumeOnboarding(world, app, account.username);
	const taskId = taskIdOfRegistration(app);
	const accountsSaved = body.tenantOneCredentials.length + (body.tenantTwoCredentials?.length ?? 0);
	const statusUrl = `${baseUrl}/tasks/${taskId}`;
	return Response.json({
		appId: app.appId,
		taskId,
		accountsSaved,
		onboardingResumed,
		statusUrl
	});
}
;
function listedAt({ options }, app, run) {
	if (run.reported === undefined) return Number.POSITIVE_INFINITY;
	return run.timeline.endsAt + app.scenario.reportLag * options.runSeconds * 1e3;
}
function reportBody(app, run, { baseUrl, world }) {
	return {
		reportId: run.reportId,
		appId: app.appId,
		reportType: "security",
		format: "pdf",
		issuesCount: run.reported?.length ?? 0,
		apiName: app.label,
		runNumber: run.number,
		createdAt: isoTime(listedAt(world, app, run)),
		createdByEmail: run.startedBy,
		downloadUrl: `${baseUrl}/reports/${run.reportId}`
	};
}
function handleListReports(call) {
	requirePaidTier(call, "report");
	const { world, query, now } = call;
	const app = appOfPath(call);
	const listed = app.securityRuns.filter((run) => listedAt(world, app, run) <= now);
	const page = slicePage(listed.reverse(), query, (run) => reportBody(app, run, call));
	return Response.json(page);
}
function reportOfPath(call) {
	for (const app of ownApps(call)) {
		const run = app.securityRuns.find(({ reportId }) => reportId === call.params.reportId);
		if (run !== undefined && listedAt(call.world, app, run) <= call.now) return {
			app,
			run
		};
	}
	throw notFound("report");
}
async function handleDownloadReport(call) {
	requirePaidTier(call, "report");
	const { app, run } = reportOfPath(call);
	const { renderReportPdf } = await Promise.all([__nccwpck_require__.e(69), __nccwpck_require__.e(532)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6532));
	const fileName = `${app.label.replace(/[^\w.-]+/g, "-")}-run-${run.number}.pdf`;
	return new Response(await renderReportPdf(app, run), { headers: {
		"Content-Type": "application/pdf",
		"Content-Disposition": `attachment; filename="${fileName}"`
	} });
}
;
function taskBody(app, task, { baseUrl, now }) {
	const { taskId, timeline, number, operation } = task;
	const { state, updatedAt } = progressAt(timeline, now);
	return {
		taskId,
		appId: app.appId,
		state,
		createdAt: isoTime(timeline.createdAt),
		updatedAt: isoTime(updatedAt),
		statusUrl: `${baseUrl}/tasks/${taskId}`,
		runNumber: number,
		operation
	};
}
function handleGetTask(call) {
	for (const app of ownApps(call)) {
		const registration = {
			taskId: taskIdOfRegistration(app),
			timeline: app.registration
		};
		const registrations = app.outsideApi ? [] : [registration];
		const tasks = [
			...registrations,
			...app.securityRuns,
			...app.visionRuns
		];
		const task = tasks.find(({ taskId }) => taskId === call.params.taskId);
		if (task !== undefined && task.timeline.createdAt <= call.now) return Response.json(taskBody(app, task, call));
	}
	throw notFound("task");
}
function acceptedAnswer(app, task, call) {
	return Response.json({
		...taskBody(app, task, call),
		state: "QUEUED"
	}, { status: 202 });
}
function handleSecurityTest(call) {
	const { world, account, now } = call;
	const app = appOfPath(call);
	if (registrationStatus(app, now) !== "COMPLETED") throw new Problem(400, "App is not registered yet");
	requireCredits(call, "security_test");
	if (activeRun(app.securityRuns, now) !== undefined) {
		const detail = "A security test of this app is already active; wait until it has ended.";
		throw new Problem(409, detail, { slug: "run-already-active" });
	}
	if (world.options.billing) account.organization.credits -= 1;
	return acceptedAnswer(app, startSecurityRun(world, app, account.username), call);
}
function handleVisionRun(call) {
	const { world, body, now } = call;
	const app = appOfPath(call);
	const active = activeRun(app.visionRuns, now);
	if (active !== undefined) {
		const detail = "A vision run of this app is already active; wait until it has ended.";
		const extra = { activeVisionRunId: active.visionRunId };
		throw new Problem(409, detail, {
			slug: "vision-run-already-active",
			extra
		});
	}
	if (app.scenario.failsOnce === "vision" && isFirstAttempt(world, `vision ${app.appId}`)) {
		const detail = "The vision run was not created; try again.";
		throw new Problem(500, detail, { slug: "vision-task-create-failed" });
	}
	return acceptedAnswer(app, startVisionRun(world, app, body?.operation ?? "map"), call);
}
;
const operation = (method, path, handle, limit) => ({
	method,
	path,
	handle,
	limit
});
const limit = (bucket, requests) => ({
	bucket,
	requests
});
const triage = limit("triage", 30);
const handleContract = () => new Response(readContractFile(), { headers: { "Content-Type": "application/yaml" } });
const operations = [
	operation("POST", "/apps", handleRegisterApp, limit("register-app", 5)),
	operation("POST", "/apps/{appId}/account-setup", handleAccountSetup),
	operation("GET", "/apps", handleListApps),
	operation("GET", "/apps/{appId}", handleGetApp),
	operation("DELETE", "/apps/{appId}", handleDeleteApp, limit("delete-app", 5)),
	operation("POST", "/apps/{appId}/security-agent", handleSecurityTest, limit("security-agent", 10)),
	operation("POST", "/apps/{appId}/vision-agent", handleVisionRun, limit("vision-agent", 5)),
	operation("GET", "/tasks/{taskId}", handleGetTask),
	operation("GET", "/apps/{appId}/vulnerabilities", handleListFindings),
	operation("GET", "/vulnerabilities/{vulnerabilityId}", handleGetFinding),
	operation("POST", "/vulnerabilities/{vulnerabilityId}/fix", handleFix, triage),
	operation("POST", "/vulnerabilities/{vulnerabilityId}/dismiss", handleDismiss, triage),
	operation("POST", "/vulnerabilities/{vulnerabilityId}/reopen", handleReopen, triage),
	operation("GET", "/apps/{appId}/reports", handleListReports),
	operation("GET", "/reports/{reportId}", handleDownloadReport),
	operation("GET", "/openapi.yaml", handleContract)
];
;
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};
;
const script = `
const everyMs = 1000;
const silence = document.getElementById('silence');
async function refresh() {
  const answer = await fetch('/', { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const old of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(old.id);
    if (fresh && fresh.innerHTML !== old.innerHTML) old.replaceChildren(...fresh.childNodes);
  }
}
async function update() {
  if (!document.hidden)
    silence.hidden = await refresh().then(() => true, () => false);
  setTimeout(update, everyMs);
}
const button = document.getElementById('copy');
button.hidden = !navigator.clipboard;
button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(document.getElementById('command').textContent);
  button.textContent = 'Copied';
});
setTimeout(update, everyMs);
`;
;
const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.4rem; }
summary h2 { display: inline; }
summary { cursor: pointer; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8885; overflow-wrap: anywhere; padding: 0.3rem 0.8rem 0.3rem 0; text-align: left; vertical-align: top; }
th { font-weight: 600; opacity: 0.7; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { background: #8882; border-radius: 6px; margin: 0; overflow-wrap: anywhere; padding: 0.7rem; white-space: pre-wrap; }
button { font: inherit; margin-top: 0.4rem; }
progress { display: block; width: 10rem; }
strong { color: light-dark(#57606a, #9198a1); }
strong.critical, strong.failed { color: light-dark(#b3161e, #ff8182); }
strong.high, strong.interrupted, strong.cancelled { color: light-dark(#a23b00, #fb8f44); }
strong.medium { color: light-dark(#7d5900, #eac54f); }
strong.completed { color: light-dark(#116329, #57d074); }
#silence { background: #b3161e; border-radius: 6px; color: #fff; padding: 0.5rem 0.7rem; }
@media (max-width: 42rem) {
  table, tbody, tr, td { display: block; }
  thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  tr { border-bottom: 1px solid #8888; padding: 0.5rem 0; }
  td { border: 0; display: grid; gap: 0.6rem; grid-template-columns: 6.5rem 1fr; padding: 0.1rem 0; }
  td::before { content: attr(data-label); opacity: 0.7; }
  td:first-child { font-weight: 600; }
  td:empty { display: none; }
  progress { grid-column: 2; width: 100%; }
}
`;
;
function table(columns, rows) {
	if (rows.length === 0) return html`<p>None yet.</p>`;
	const head = columns.map((column) => html`<th scope="col">${column}</th>`);
	const body = rows.map((cells) => html`<tr>${cells.map((cell, index) => html`<td data-label="${columns[index]}">${cell}</td>`)}</tr>`);
	return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
function section(title, columns, rows) {
	return html`<h2>${title}</h2>${live(title, table(columns, rows))}`;
}
function live(name, content) {
	return html`<div id="${name.toLowerCase()}" data-live>${content}</div>`;
}
function highlighted(word) {
	return html`<strong class="${word.toLowerCase()}">${word}</strong>`;
}
;
const shownFindings = 20;
const shownRuns = 30;
const shownRequests = 50;
const hashSourceOf = (text) => `'sha256-${(0, external_node_crypto_namespaceObject.createHash)("sha256").update(text).digest("base64")}'`;
const contentSecurityPolicy = [
	"default-src 'none'",
	`script-src ${hashSourceOf(script)}`,
	`style-src ${hashSourceOf(style)}`,
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'"
].join("; ");
function renderPage(world, baseUrl, requests) {
	const now = world.options.clock.now();
	const apps = [...world.apps.values()];
	for (const app of apps) applyEndedRuns(app, now);
	const findings = apps.filter(({ foundAt }) => foundAt !== undefined).flatMap(findingRows);
	return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emulated security testing service</title>
<style>${raw(style)}</style>
<h1>Emulated security testing service</h1>
<p>API at <code>${baseUrl}</code>. Nothing is tested here: the host of an app's address decides what happens to the app.</p>
<p id="silence" role="status" hidden>The emulator no longer answers.</p>
${section("Runs", [
		"App",
		"Run",
		"State",
		"Started",
		"By"
	], runRows(apps, now))}
<h2>Run the gate against it</h2>
<p>In a clone of the action's repository:</p>
<pre><code id="command">${gateCommand(baseUrl)}</code></pre>
<button id="copy" type="button" hidden>Copy</button>
${section("Findings", [
		"App",
		"Severity",
		"State",
		"Category",
		"Operation",
		"Id"
	], findings)}
${section("Apps", [
		"App",
		"Address",
		"Id",
		"Registration",
		"Behaviour"
	], appRows(apps, now))}
<h2>Hosts to register</h2>
${table(["Host", "Behaviour"], hostRows())}
${section("Accounts", accountColumns, accountRows(world.accounts))}
<details><summary><h2>Last requests</h2></summary>
${live("requests", requestTable(requests))}
</details>
<script>${raw(script)}<\/script>
</html>`;
}
function gateCommand(baseUrl) {
	return `npm run demo -- --base-url ${baseUrl} --app-url https://vulnerable.test`;
}
function requestTable(requests) {
	const calls = requests.filter(({ path }) => path !== "/").slice(-shownRequests);
	const rows = calls.reverse().map(({ receivedAt, method, path, status }) => [
		timeOfDay(receivedAt),
		method,
		path,
		status
	]);
	return table([
		"Time",
		"Method",
		"Path",
		"Status"
	], rows);
}
function runRows(apps, now) {
	const runs = apps.flatMap((app) => [
		{
			app,
			kind: "Registration",
			by: "",
			timeline: app.registration
		},
		...app.securityRuns.map(({ number, startedBy: by, timeline }) => {
			return {
				app,
				kind: `Security test ${number}`,
				by,
				timeline
			};
		}),
		...app.visionRuns.map(({ operation, timeline }) => {
			return {
				app,
				kind: `Vision run: ${operation}`,
				by: "",
				timeline
			};
		})
	]);
	return runs.filter(({ timeline: { createdAt, endsAt } }) => createdAt <= now && endsAt > createdAt).sort((a, b) => b.timeline.createdAt - a.timeline.createdAt).slice(0, shownRuns).map(({ app, kind, by, timeline }) => {
		return [
			displayName(app),
			kind,
			stateCell(timeline, now),
			timeOfDay(timeline.createdAt),
			by
		];
	});
}
function findingRows(app) {
	const { size, contentAt } = app.scenario.findings;
	const shown = [...Array(Math.min(size, shownFindings)).keys()].map((index) => {
		const { severity, updated_severity, label, method, path } = contentAt(index);
		const operation = method && path ? `${method} ${path}` : "whole app";
		const state = triageState(app, index);
		const shownSeverity = highlighted(updated_severity ?? severity);
		return [
			app.label,
			shownSeverity,
			state,
			label,
			operation,
			findingId(app, index)
		];
	});
	if (size === 0) return [[
		app.label,
		"",
		"",
		"No findings",
		"",
		""
	]];
	return size > shownFindings ? [...shown, [
		app.label,
		"",
		"",
		`… and ${size - shownFindings} more`,
		"",
		""
	]] : shown;
}
function triageState(app, index) {
	const { fixed, dismissed, claim } = triageOf(app, index);
	if (fixed) return "fixed";
	if (dismissed) return "dismissed";
	return claim ? "fix claimed" : "open";
}
const accountColumns = [
	"Username",
	"Password",
	"Role",
	"Organization",
	"Tier",
	"Credits"
];
function appRows(apps, now) {
	return apps.map((app) => {
		const { appId, appUrl, scenario } = app;
		const status = registrationStatus(app, now);
		return [
			displayName(app),
			appUrl,
			appId,
			status,
			behaviour(scenario)
		];
	});
}
function hostRows() {
	const unregistered = [...scenarios].filter(([, { atStart }]) => atStart === "absent");
	const rows = unregistered.map(([host, scenario]) => [host, behaviour(scenario)]);
	return [...rows, ["any other host", html`Behaves as <code>vulnerable.test</code>`]];
}
function behaviour({ description }) {
	const parts = description.split("`");
	return html`${parts.map((part, index) => index % 2 === 0 ? part : html`<code>${part}</code>`)}`;
}
function accountRows(accounts) {
	return accounts.map(({ username, password, role, organization }) => {
		const { name, tier, credits } = organization;
		return [
			username,
			password,
			role,
			name,
			tier,
			credits
		];
	});
}
function displayName({ organization, label }) {
	return `${organization.name} / ${label}`;
}
function stateCell(timeline, now) {
	const state = highlighted(progressAt(timeline, now).state);
	if (!isActive(timeline, now)) return state;
	const { createdAt, endsAt } = timeline;
	if (!Number.isFinite(endsAt)) return html`${state}<progress></progress>`;
	const share = (now - createdAt) / (endsAt - createdAt);
	return html`${state}<progress value="${share.toFixed(2)}"></progress>`;
}
function timeOfDay(timestamp) {
	return isoTime(timestamp).slice(11, 23);
}
;
const maxBodyBytes = 16 * 1024 * 1024;
const pageHeaders = {
	"Cache-Control": "no-store",
	"Content-Security-Policy": contentSecurityPolicy,
	"X-Content-Type-Options": "nosniff"
};
function createRoutes(service) {
	const app = new hono_Hono();
	const { world, tokens, record } = service;
	app.use(async (context, next) => {
		const receivedAt = world.options.clock.now();
		await next();
		const { req, res, env } = context;
		record({
			method: req.method,
			path: env.incoming.url ?? req.path,
			status: res.status,
			receivedAt
		});
	});
	app.use(async (context, next) => {
		checkHost(context.req.header("Host"), world.options.host);
		await next();
	});
	if (world.options.middleware) app.use(world.options.middleware);
	app.use(methodNotAllowed({
		app,
		onMethodNotAllowed: refuseMethod
	}));
	const loginPath = "/api/v1/auth/token";
	const loginCheck = requestCheck("POST", loginPath);
	app.post(loginPath, async (context) => {
		return Response.json({ id_token: await tokens.logIn(await readBody(context, loginCheck())) });
	});
	for (const operation of operations) {
		const check = requestCheck(operation.method, operation.path);
		const path = `/v1${operation.path.replaceAll(/{(\w+)}/g, ":$1")}`;
		app.on(operation.method, path, (context) => runOperation(service, operation, check(), context));
	}
	app.get("/", (context) => context.html(renderPage(world, service.baseUrl, service.requests), 200, pageHeaders));
	app.notFound(() => problemResponse(new Problem(404, "There is no such endpoint.")));
	app.onError((error) => problemResponse(error));
	return app;
}
async function runOperation({ world, tokens, limitRate, baseUrl }, operation, check, context) {
	const address = getConnInfo(context).remote.address ?? "unknown";
	if (operation.limit && world.options.rateLimits) limitRate(operation.limit, address);
	const account = await tokens.authenticate(context.req.header("Authorization"));
	const { clock } = world.options;
	const caller = {
		world,
		account,
		baseUrl,
		now: clock.now(),
		params: context.req.param()
	};
	if (operation.method !== "GET" && account.role === "Viewer") refuseViewer(caller);
	const query = check.query(context.req.query());
	const body = await readBody(context, check);
	return operation.handle({
		...caller,
		query,
		body,
		now: clock.now()
	});
}
function refuseViewer(caller) {
	if (caller.params.appId !== undefined) appOfPath(caller);
	if (caller.params.vulnerabilityId !== undefined) findingOfPath(caller);
	throw new Problem(403, "The role Viewer can read but not write.");
}
async function readBody(context, check) {
	const text = await readBodyText(context.req.raw.body);
	const json = text === "" ? undefined : parseRequestJson(text, context.req.header("Content-Type"));
	return check.body(json);
}
async function readBodyText(stream) {
	const chunks = [];
	let size = 0;
	for await (const chunk of stream ?? []) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > maxBodyBytes) throw new Problem(413, `The body is larger than ${maxBodyBytes} bytes.`);
	}
	return Buffer.concat(chunks).toString("utf8");
}
function parseRequestJson(text, contentType) {
	if (contentType === undefined) throw invalidRequest([{
		field: "Content-Type",
		message: "is required"
	}]);
	const [mediaType = ""] = contentType.split(";");
	if (mediaType.trim().toLowerCase() !== "application/json") throw new Problem(415, "Send the body as application/json.");
	try {
		return JSON.parse(text);
	} catch {
		throw invalidRequest([{
			field: "body",
			message: "is not valid JSON"
		}]);
	}
}
function refuseMethod(_context, allowed) {
	const headers = { Allow: allowed.join(", ") };
	const detail = `This address accepts only ${headers.Allow}.`;
	return problemResponse(new Problem(405, detail, { headers }));
}
;
let AlgorithmTypes = function(AlgorithmTypes) {
	AlgorithmTypes["HS256"] = "HS256";
	AlgorithmTypes["HS384"] = "HS384";
	AlgorithmTypes["HS512"] = "HS512";
	AlgorithmTypes["RS256"] = "RS256";
	AlgorithmTypes["RS384"] = "RS384";
	AlgorithmTypes["RS512"] = "RS512";
	AlgorithmTypes["PS256"] = "PS256";
	AlgorithmTypes["PS384"] = "PS384";
	AlgorithmTypes["PS512"] = "PS512";
	AlgorithmTypes["ES256"] = "ES256";
	AlgorithmTypes["ES384"] = "ES384";
	AlgorithmTypes["ES512"] = "ES512";
	AlgorithmTypes["EdDSA"] = "EdDSA";
	return AlgorithmTypes;
}({});
;
const algorithm = {
	name: "HMAC",
	hash: "SHA-256"
};
const getCryptoKey = async (secret) => {
	const secretBuf = typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
	return await crypto.subtle.importKey("raw", secretBuf, algorithm, false, ["sign", "verify"]);
};
const makeSignature = async (value, secret) => {
	const key = await getCryptoKey(secret);
	const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(value));
	return btoa(String.fromCharCode(...new Uint8Array(signature)));
};
const verifySignature = async (base64Signature, value, secret) => {
	try {
		const signatureBinStr = atob(base64Signature);
		const signature = new Uint8Array(signatureBinStr.length);
		for (let i = 0, len = signatureBinStr.length; i < len; i++) signature[i] = signatureBinStr.charCodeAt(i);
		return await crypto.subtle.verify(algorithm, secret, signature, new TextEncoder().encode(value));
	} catch {
		return false;
	}
};
const validCookieNameRegEx = /^[\w!#$%&'*.^`|~+-]+$/;
const relaxedCookieNameRegEx = /^[!#-:<>-[\]-~]+$/;
const validCookieValueRegEx = /^[ !#-:<-[\]-~]*$/;
const trimCookieWhitespace = (value) => {
	let start = 0;
	let end = value.length;
	while (start < end) {
		const charCode = value.charCodeAt(start);
		if (charCode !== 32 && charCode !== 9) break;
		start++;
	}
	while (end > start) {
		const charCode = value.charCodeAt(end - 1);
		if (charCode !== 32 && charCode !== 9) break;
		end--;
	}
	return start === 0 && end === value.length ? value : value.slice(start, end);
};
const cookie_parse = (cookie, name) => {
	if (name && cookie.indexOf(name) === -1) return {};
	const pairs = cookie.split(";");
	const parsedCookie = Object.create(null);
	for (const pairStr of pairs) {
		const valueStartPos = pairStr.indexOf("=");
		if (valueStartPos === -1) continue;
		const cookieName = trimCookieWhitespace(pairStr.substring(0, valueStartPos));
		if (name && name !== cookieName || !relaxedCookieNameRegEx.test(cookieName) || cookieName in parsedCookie) continue;
		let cookieValue = trimCookieWhitespace(pairStr.substring(valueStartPos + 1));
		if (cookieValue.startsWith("\"") && cookieValue.endsWith("\"")) cookieValue = cookieValue.slice(1, -1);
		if (validCookieValueRegEx.test(cookieValue)) {
			parsedCookie[cookieName] = tryDecodeURIComponent(cookieValue);
			if (name) break;
		}
	}
	return parsedCookie;
};
const cookie_parseSigned = async (cookie, secret, name) => {
	const parsedCookie = Object.create(null);
	const secretKey = await getCryptoKey(secret);
	for (const [key, value] of Object.entries(cookie_parse(cookie, name))) {
		const signatureStartPos = value.lastIndexOf(".");
		if (signatureStartPos < 0) continue;
		const signedValue = value.substring(0, signatureStartPos);
		const signature = value.substring(signatureStartPos + 1);
		if (signature.length !== 44 || !signature.endsWith("=")) continue;
		parsedCookie[key] = await verifySignature(signature, signedValue, secretKey) ? signedValue : false;
	}
	return parsedCookie;
};
const _serialize = (name, value, opt = {}) => {
	if (!validCookieNameRegEx.test(name)) throw new Error("Invalid cookie name");
	let cookie = `${name}=${value}`;
	if (/^__secure-/i.test(name) && !opt.secure) throw new Error("__Secure- Cookie must have Secure attributes");
	if (/^__host-/i.test(name)) {
		if (!opt.secure) throw new Error("__Host- Cookie must have Secure attributes");
		if (opt.path !== "/") throw new Error("__Host- Cookie must have Path attributes with \"/\"");
		if (opt.domain) throw new Error("__Host- Cookie must not have Domain attributes");
	}
	for (const key of [
		"domain",
		"path",
		"sameSite",
		"priority"
	]) if (opt[key] && /[;\r\n]/.test(opt[key])) throw new Error(`${key} must not contain ";", "\\r", or "\\n"`);
	if (opt && typeof opt.maxAge === "number" && opt.maxAge >= 0) {
		if (opt.maxAge > 3456e4) throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");
		cookie += `; Max-Age=${opt.maxAge | 0}`;
	}
	if (opt.domain && opt.prefix !== "host") cookie += `; Domain=${opt.domain}`;
	if (opt.path) cookie += `; Path=${opt.path}`;
	if (opt.expires) {
		if (opt.expires.getTime() - Date.now() > 3456e7) throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 seconds) in the future.");
		cookie += `; Expires=${opt.expires.toUTCString()}`;
	}
	if (opt.httpOnly) cookie += "; HttpOnly";
	if (opt.secure) cookie += "; Secure";
	if (opt.sameSite) cookie += `; SameSite=${opt.sameSite.charAt(0).toUpperCase() + opt.sameSite.slice(1)}`;
	if (opt.priority) cookie += `; Priority=${opt.priority.charAt(0).toUpperCase() + opt.priority.slice(1)}`;
	if (opt.partitioned) {
		if (!opt.secure) throw new Error("Partitioned Cookie must have Secure attributes");
		cookie += "; Partitioned";
	}
	return cookie;
};
const cookie_serialize = (name, value, opt) => {
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};
const cookie_serializeSigned = async (name, value, secret, opt = {}) => {
	const signature = await makeSignature(value, secret);
	value = `${value}.${signature}`;
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};
;
const cookie_getCookie = (c, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return parse(cookie, finalKey)[finalKey];
	}
	if (!cookie) return {};
	return parse(cookie);
};
const cookie_getSignedCookie = async (c, secret, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return (await parseSigned(cookie, secret, finalKey))[finalKey];
	}
	if (!cookie) return {};
	return await parseSigned(cookie, secret);
};
const generateCookie = (name, value, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = serialize("__Secure-" + name, value, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = serialize("__Host-" + name, value, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = serialize(name, value, {
		path: "/",
		...opt
	});
	return cookie;
};
const setCookie = (c, name, value, opt) => {
	const cookie = generateCookie(name, value, opt);
	c.header("Set-Cookie", cookie, { append: true });
};
const generateSignedCookie = async (name, value, secret, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = await serializeSigned("__Secure-" + name, value, secret, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = await serializeSigned("__Host-" + name, value, secret, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = await serializeSigned(name, value, secret, {
		path: "/",
		...opt
	});
	return cookie;
};
const setSignedCookie = async (c, name, value, secret, opt) => {
	const cookie = await generateSignedCookie(name, value, secret, opt);
	c.header("set-cookie", cookie, { append: true });
};
const deleteCookie = (c, name, opt) => {
	const deletedCookie = cookie_getCookie(c, name, opt?.prefix);
	setCookie(c, name, "", {
		...opt,
		maxAge: 0
	});
	return deletedCookie;
};
;
const decodeBase64Url = (str) => {
	return decodeBase64(str.replace(/_|-/g, (m) => ({
		_: "/",
		"-": "+"
	})[m] ?? m));
};
const encodeBase64Url = (buf) => encodeBase64(buf).replace(/\/|\+/g, (m) => ({
	"/": "_",
	"+": "-"
})[m] ?? m);
const encodeBase64 = (buf) => {
	let binary = "";
	const bytes = new Uint8Array(buf);
	for (let i = 0, len = bytes.length; i < len; i++) binary += String.fromCharCode(bytes[i]);
	return btoa(binary);
};
const decodeBase64 = (str) => {
	const binary = atob(str);
	const bytes = new Uint8Array(new ArrayBuffer(binary.length));
	const half = binary.length / 2;
	for (let i = 0, j = binary.length - 1; i <= half; i++, j--) {
		bytes[i] = binary.charCodeAt(i);
		bytes[j] = binary.charCodeAt(j);
	}
	return bytes;
};
;
var JwtAlgorithmNotImplemented = class extends Error {
	constructor(alg) {
		super(`${alg} is not an implemented algorithm`);
		this.name = "JwtAlgorithmNotImplemented";
	}
};
var JwtAlgorithmRequired = class extends Error {
	constructor() {
		super("JWT verification requires \"alg\" option to be specified");
		this.name = "JwtAlgorithmRequired";
	}
};
var JwtAlgorithmMismatch = class extends Error {
	constructor(expected, actual) {
		super(`JWT algorithm mismatch: expected "${expected}", got "${actual}"`);
		this.name = "JwtAlgorithmMismatch";
	}
};
var JwtTokenInvalid = class extends Error {
	constructor(token) {
		super(`invalid JWT token: ${token}`);
		this.name = "JwtTokenInvalid";
	}
};
var JwtTokenNotBefore = class extends Error {
	constructor(token) {
		super(`token (${token}) is being used before it's valid`);
		this.name = "JwtTokenNotBefore";
	}
};
var JwtTokenExpired = class extends Error {
	constructor(token) {
		super(`token (${token}) expired`);
		this.name = "JwtTokenExpired";
	}
};
var JwtTokenIssuedAt = class extends Error {
	constructor(currentTimestamp, iat) {
		super(`Invalid "iat" claim, must be a valid number lower than "${currentTimestamp}" (iat: "${iat}")`);
		this.name = "JwtTokenIssuedAt";
	}
};
var JwtTokenIssuer = class extends Error {
	constructor(expected, iss) {
		super(`expected issuer "${expected}", got ${iss ? `"${iss}"` : "none"} `);
		this.name = "JwtTokenIssuer";
	}
};
var JwtHeaderInvalid = class extends Error {
	constructor(header) {
		super(`jwt header is invalid: ${JSON.stringify(header)}`);
		this.name = "JwtHeaderInvalid";
	}
};
var JwtHeaderRequiresKid = class extends Error {
	constructor(header) {
		super(`required "kid" in jwt header: ${JSON.stringify(header)}`);
		this.name = "JwtHeaderRequiresKid";
	}
};
var JwtSymmetricAlgorithmNotAllowed = class extends Error {
	constructor(alg) {
		super(`symmetric algorithm "${alg}" is not allowed for JWK verification`);
		this.name = "JwtSymmetricAlgorithmNotAllowed";
	}
};
var JwtAlgorithmNotAllowed = class extends Error {
	constructor(alg, allowedAlgorithms) {
		super(`algorithm "${alg}" is not in the allowed list: [${allowedAlgorithms.join(", ")}]`);
		this.name = "JwtAlgorithmNotAllowed";
	}
};
var JwtTokenSignatureMismatched = class extends Error {
	constructor(token) {
		super(`token(${token}) signature mismatched`);
		this.name = "JwtTokenSignatureMismatched";
	}
};
var JwtPayloadRequiresAud = class extends Error {
	constructor(payload) {
		super(`required "aud" in jwt payload: ${JSON.stringify(payload)}`);
		this.name = "JwtPayloadRequiresAud";
	}
};
var JwtTokenAudience = class extends Error {
	constructor(expected, aud) {
		super(`expected audience "${Array.isArray(expected) ? expected.join(", ") : expected}", got "${aud}"`);
		this.name = "JwtTokenAudience";
	}
};
let CryptoKeyUsage = function(CryptoKeyUsage) {
	CryptoKeyUsage["Encrypt"] = "encrypt";
	CryptoKeyUsage["Decrypt"] = "decrypt";
	CryptoKeyUsage["Sign"] = "sign";
	CryptoKeyUsage["Verify"] = "verify";
	CryptoKeyUsage["DeriveKey"] = "deriveKey";
	CryptoKeyUsage["DeriveBits"] = "deriveBits";
	CryptoKeyUsage["WrapKey"] = "wrapKey";
	CryptoKeyUsage["UnwrapKey"] = "unwrapKey";
	return CryptoKeyUsage;
}({});
;
const utf8Encoder = new TextEncoder();
const utf8Decoder = new TextDecoder();
;
const env = (c, runtime) => {
	const globalEnv = globalThis?.process?.env;
	runtime ??= getRuntimeKey();
	return {
		bun: () => globalEnv,
		node: () => globalEnv,
		"edge-light": () => globalEnv,
		deno: () => {
			return Deno.env.toObject();
		},
		workerd: () => c.env,
		fastly: () => ({}),
		other: () => ({})
	}[runtime]();
};
const knownUserAgents = {
	deno: "Deno",
	bun: "Bun",
	workerd: "Cloudflare-Workers",
	node: "Node.js"
};
const getRuntimeKey = () => {
	const global = globalThis;
	if (typeof navigator !== "undefined" && typeof navigator.userAgent === "string") {
		for (const [runtimeKey, userAgent] of Object.entries(knownUserAgents)) if (checkUserAgentEquals(userAgent)) return runtimeKey;
	}
	if (typeof global?.EdgeRuntime === "string") return "edge-light";
	if (global?.fastly !== void 0) return "fastly";
	if (global?.process?.release?.name === "node") return "node";
	return "other";
};
const checkUserAgentEquals = (platform) => {
	return navigator.userAgent.startsWith(platform);
};
;
async function signing(privateKey, alg, data) {
	const algorithm = getKeyAlgorithm(alg);
	const cryptoKey = await importPrivateKey(privateKey, algorithm);
	return await crypto.subtle.sign(algorithm, cryptoKey, data);
}
async function verifying(publicKey, alg, signature, data) {
	const algorithm = getKeyAlgorithm(alg);
	const cryptoKey = await importPublicKey(publicKey, algorithm);
	return await crypto.subtle.verify(algorithm, cryptoKey, signature, data);
}
function pemToBinary(pem) {
	return decodeBase64(pem.replace(/-+(BEGIN|END).*?-+/g, "").replace(/\s/g, ""));
}
async function importPrivateKey(key, alg) {
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	if (isCryptoKey(key)) {
		if (key.type !== "private" && key.type !== "secret") throw new Error(`unexpected key type: CryptoKey.type is ${key.type}, expected private or secret`);
		return key;
	}
	const usages = ["sign"];
	if (typeof key === "object") return await crypto.subtle.importKey("jwk", key, alg, false, usages);
	if (key.includes("PRIVATE")) return await crypto.subtle.importKey("pkcs8", pemToBinary(key), alg, false, usages);
	return await crypto.subtle.importKey("raw", utf8Encoder.encode(key), alg, false, usages);
}
async function importPublicKey(key, alg) {
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	if (isCryptoKey(key)) {
		if (key.type === "public" || key.type === "secret") return key;
		key = await exportPublicJwkFrom(key);
	}
	if (typeof key === "string" && key.includes("PRIVATE")) key = await exportPublicJwkFrom(await crypto.subtle.importKey("pkcs8", pemToBinary(key), alg, true, ["sign"]));
	const usages = ["verify"];
	if (typeof key === "object") return await crypto.subtle.importKey("jwk", key, alg, false, usages);
	if (key.includes("PUBLIC")) return await crypto.subtle.importKey("spki", pemToBinary(key), alg, false, usages);
	return await crypto.subtle.importKey("raw", utf8Encoder.encode(key), alg, false, usages);
}
async function exportPublicJwkFrom(privateKey) {
	if (privateKey.type !== "private") throw new Error(`unexpected key type: ${privateKey.type}`);
	if (!privateKey.extractable) throw new Error("unexpected private key is unextractable");
	const jwk = await crypto.subtle.exportKey("jwk", privateKey);
	const { kty } = jwk;
	const { alg, e, n } = jwk;
	const { crv, x, y } = jwk;
	return {
		kty,
		alg,
		e,
		n,
		crv,
		x,
		y,
		key_ops: ["verify"]
	};
}
function getKeyAlgorithm(name) {
	switch (name) {
		case "HS256": return {
			name: "HMAC",
			hash: { name: "SHA-256" }
		};
		case "HS384": return {
			name: "HMAC",
			hash: { name: "SHA-384" }
		};
		case "HS512": return {
			name: "HMAC",
			hash: { name: "SHA-512" }
		};
		case "RS256": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-256" }
		};
		case "RS384": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-384" }
		};
		case "RS512": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-512" }
		};
		case "PS256": return {
			name: "RSA-PSS",
			hash: { name: "SHA-256" },
			saltLength: 32
		};
		case "PS384": return {
			name: "RSA-PSS",
			hash: { name: "SHA-384" },
			saltLength: 48
		};
		case "PS512": return {
			name: "RSA-PSS",
			hash: { name: "SHA-512" },
			saltLength: 64
		};
		case "ES256": return {
			name: "ECDSA",
			hash: { name: "SHA-256" },
			namedCurve: "P-256"
		};
		case "ES384": return {
			name: "ECDSA",
			hash: { name: "SHA-384" },
			namedCurve: "P-384"
		};
		case "ES512": return {
			name: "ECDSA",
			hash: { name: "SHA-512" },
			namedCurve: "P-521"
		};
		case "EdDSA": return {
			name: "Ed25519",
			namedCurve: "Ed25519"
		};
		default: throw new JwtAlgorithmNotImplemented(name);
	}
}
function isCryptoKey(key) {
	if (getRuntimeKey() === "node" && !!crypto.webcrypto) return key instanceof crypto.webcrypto.CryptoKey;
	return key instanceof CryptoKey;
}
;
const encodeJwtPart = (part) => encodeBase64Url(utf8Encoder.encode(JSON.stringify(part)).buffer).replace(/=/g, "");
const encodeSignaturePart = (buf) => encodeBase64Url(buf).replace(/=/g, "");
const decodeJwtPart = (part) => JSON.parse(utf8Decoder.decode(decodeBase64Url(part)));
const normalizeTyp = (typ) => typ.toLowerCase().replace(/^application\//, "");
const isTyp = (value, expected) => typeof value === "string" && [expected].flat().some((typ) => normalizeTyp(typ) === normalizeTyp(value));
function isTokenHeader(obj, typ) {
	if (typeof obj === "object" && obj !== null) {
		const objWithAlg = obj;
		return "alg" in objWithAlg && Object.values(AlgorithmTypes).includes(objWithAlg.alg) && (typ === void 0 ? !("typ" in objWithAlg) || isTyp(objWithAlg.typ, "JWT") : isTyp(objWithAlg.typ, typ)) && !("crit" in objWithAlg);
	}
	return false;
}
const sign = async (payload, privateKey, alg = "HS256") => {
	const encodedPayload = encodeJwtPart(payload);
	let encodedHeader;
	if (typeof privateKey === "object" && "alg" in privateKey) {
		alg = privateKey.alg;
		encodedHeader = encodeJwtPart({
			alg,
			typ: "JWT",
			kid: privateKey.kid
		});
	} else encodedHeader = encodeJwtPart({
		alg,
		typ: "JWT"
	});
	const partialToken = `${encodedHeader}.${encodedPayload}`;
	const signaturePart = await signing(privateKey, alg, utf8Encoder.encode(partialToken));
	return `${partialToken}.${encodeSignaturePart(signaturePart)}`;
};
const verify = async (token, publicKey, algOrOptions) => {
	if (!algOrOptions) throw new JwtAlgorithmRequired();
	const { alg, iss, nbf = true, exp = true, iat = true, aud, typ } = typeof algOrOptions === "string" ? { alg: algOrOptions } : algOrOptions;
	if (!alg) throw new JwtAlgorithmRequired();
	const tokenParts = token.split(".");
	if (tokenParts.length !== 3) throw new JwtTokenInvalid(token);
	const { header, payload } = decode(token);
	if (!isTokenHeader(header, typ)) throw new JwtHeaderInvalid(header);
	if (header.alg !== alg) throw new JwtAlgorithmMismatch(alg, header.alg);
	const now = Math.floor(Date.now() / 1e3);
	if (nbf && payload.nbf !== void 0) {
		if (typeof payload.nbf !== "number" || !Number.isFinite(payload.nbf) || payload.nbf > now) throw new JwtTokenNotBefore(token);
	}
	if (exp && payload.exp !== void 0) {
		if (typeof payload.exp !== "number" || !Number.isFinite(payload.exp) || payload.exp <= now) throw new JwtTokenExpired(token);
	}
	if (iat && payload.iat !== void 0) {
		if (typeof payload.iat !== "number" || !Number.isFinite(payload.iat) || now < payload.iat) throw new JwtTokenIssuedAt(now, payload.iat);
	}
	if (iss) {
		if (!payload.iss) throw new JwtTokenIssuer(iss, null);
		if (typeof iss === "string" && payload.iss !== iss) throw new JwtTokenIssuer(iss, payload.iss);
		if (iss instanceof RegExp && !iss.test(payload.iss)) throw new JwtTokenIssuer(iss, payload.iss);
	}
	if (aud) {
		if (!payload.aud) throw new JwtPayloadRequiresAud(payload);
		if (!(Array.isArray(payload.aud) ? payload.aud : [payload.aud]).some((payloadAud) => aud instanceof RegExp ? aud.test(payloadAud) : typeof aud === "string" ? payloadAud === aud : Array.isArray(aud) && aud.includes(payloadAud))) throw new JwtTokenAudience(aud, payload.aud);
	}
	const headerPayload = token.substring(0, token.lastIndexOf("."));
	if (!/^[A-Za-z0-9_-]*={0,2}$/.test(tokenParts[2])) throw new JwtTokenInvalid(token);
	let signature;
	try {
		signature = decodeBase64Url(tokenParts[2]);
	} catch {
		throw new JwtTokenInvalid(token);
	}
	if (!await verifying(publicKey, alg, signature, utf8Encoder.encode(headerPayload))) throw new JwtTokenSignatureMismatched(token);
	return payload;
};
const symmetricAlgorithms = [
	"HS256",
	"HS384",
	"HS512"
];
const verifyWithJwks = async (token, options, init) => {
	const verifyOpts = options.verification || {};
	const header = decodeHeader(token);
	if (!isTokenHeader(header, verifyOpts.typ)) throw new JwtHeaderInvalid(header);
	if (!header.kid) throw new JwtHeaderRequiresKid(header);
	if (symmetricAlgorithms.includes(header.alg)) throw new JwtSymmetricAlgorithmNotAllowed(header.alg);
	if (!options.allowedAlgorithms.includes(header.alg)) throw new JwtAlgorithmNotAllowed(header.alg, options.allowedAlgorithms);
	let verifyKeys = options.keys ? [...options.keys] : void 0;
	if (options.jwks_uri) {
		const response = await fetch(options.jwks_uri, init);
		if (!response.ok) throw new Error(`failed to fetch JWKS from ${options.jwks_uri}`);
		const data = await response.json();
		if (!data.keys) throw new Error("invalid JWKS response. \"keys\" field is missing");
		if (!Array.isArray(data.keys)) throw new Error("invalid JWKS response. \"keys\" field is not an array");
		verifyKeys ??= [];
		verifyKeys.push(...data.keys);
	} else if (!verifyKeys) throw new Error("verifyWithJwks requires options for either \"keys\" or \"jwks_uri\" or both");
	const matchingKey = verifyKeys.find((key) => key.kid === header.kid);
	if (!matchingKey) throw new JwtTokenInvalid(token);
	if (matchingKey.alg && matchingKey.alg !== header.alg) throw new JwtAlgorithmMismatch(matchingKey.alg, header.alg);
	return await verify(token, matchingKey, {
		alg: header.alg,
		...verifyOpts
	});
};
const decode = (token) => {
	const parts = token.split(".");
	if (parts.length !== 3) throw new JwtTokenInvalid(token);
	try {
		return {
			header: decodeJwtPart(parts[0]),
			payload: decodeJwtPart(parts[1])
		};
	} catch {
		throw new JwtTokenInvalid(token);
	}
};
const decodeHeader = (token) => {
	const parts = token.split(".");
	if (parts.length !== 3) throw new JwtTokenInvalid(token);
	try {
		return decodeJwtPart(parts[0]);
	} catch {
		throw new JwtTokenInvalid(token);
	}
};
;
const jwt_Jwt = {
	sign,
	verify,
	decode,
	verifyWithJwks
};
;
const jwt = (options) => {
	const verifyOpts = options.verification || {};
	if (!options || !options.secret) throw new Error("JWT auth middleware requires options for \"secret\"");
	if (!options.alg) throw new Error("JWT auth middleware requires options for \"alg\"");
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	return async function jwt(ctx, next) {
		const headerName = options.headerName || "Authorization";
		const credentials = ctx.req.raw.headers.get(headerName);
		let token;
		if (credentials) {
			const parts = credentials.split(/\s+/);
			if (parts.length !== 2 || parts[0].toLowerCase() !== "bearer") {
				const errDescription = "invalid credentials structure";
				throw new HTTPException(401, {
					message: errDescription,
					res: unauthorizedResponse({
						ctx,
						error: "invalid_request",
						errDescription,
						realm: options.realm
					})
				});
			} else token = parts[1];
		} else if (options.cookie) {
			if (typeof options.cookie == "string") token = getCookie(ctx, options.cookie);
			else if (options.cookie.secret) {
				if (options.cookie.prefixOptions) token = await getSignedCookie(ctx, options.cookie.secret, options.cookie.key, options.cookie.prefixOptions);
				else token = await getSignedCookie(ctx, options.cookie.secret, options.cookie.key);
			} else if (options.cookie.prefixOptions) token = getCookie(ctx, options.cookie.key, options.cookie.prefixOptions);
			else token = getCookie(ctx, options.cookie.key);
		}
		if (!token) {
			const errDescription = "no authorization included in request";
			throw new HTTPException(401, {
				message: errDescription,
				res: unauthorizedResponse({
					ctx,
					error: "invalid_request",
					errDescription,
					realm: options.realm
				})
			});
		}
		let payload;
		let cause;
		try {
			payload = await Jwt.verify(token, options.secret, {
				alg: options.alg,
				...verifyOpts
			});
		} catch (e) {
			cause = e;
		}
		if (!payload) throw new HTTPException(401, {
			message: "Unauthorized",
			res: unauthorizedResponse({
				ctx,
				error: "invalid_token",
				statusText: "Unauthorized",
				errDescription: "token verification failure",
				realm: options.realm
			}),
			cause
		});
		ctx.set("jwtPayload", payload);
		await next();
	};
};
function unauthorizedResponse(opts) {
	const realm = (opts.realm ?? opts.ctx.req.url).replace(/[\\"]/g, "\\$&");
	const errDescription = opts.errDescription.replace(/[\\"]/g, "\\$&");
	return new Response("Unauthorized", {
		status: 401,
		statusText: opts.statusText,
		headers: { "WWW-Authenticate": `Bearer realm="${realm}",error="${opts.error}",error_description="${errDescription}"` }
	});
}
const jwt_verifyWithJwks = jwt_Jwt.verifyWithJwks;
const jwt_verify = jwt_Jwt.verify;
const jwt_decode = jwt_Jwt.decode;
const jwt_sign = jwt_Jwt.sign;
;
;
function createTokenIssuer(options, accounts) {
	const key = (0, external_node_crypto_namespaceObject.randomBytes)(32).toString("hex");
	const nowSeconds = () => options.clock.now() / 1e3;
	return {
		logIn: async ({ username, password }) => {
			const account = accounts.find((known) => known.username === username && known.password === password);
			if (account === undefined) throw unauthorized("Username or password is wrong.");
			const { role, organization } = account;
			const person = {
				sub: username,
				email: username,
				organization: organization.name,
				role
			};
			const iat = Math.floor(nowSeconds());
			const exp = nowSeconds() + options.tokenSeconds;
			return jwt_sign({
				...person,
				iat,
				exp,
				jti: (0, external_node_crypto_namespaceObject.randomUUID)()
			}, key);
		},
		authenticate: async (authorization) => {
			const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
			if (token === undefined) throw unauthorized("Send the header `Authorization: Bearer <id_token>`.");
			const checks = {
				alg: "HS256",
				exp: false,
				iat: false
			};
			const { sub, exp } = await jwt_verify(token, key, checks).catch(() => ({}));
			const account = accounts.find(({ username }) => username === sub);
			if (account === undefined) throw unauthorized("The token is not valid.");
			if (!(Number(exp) > nowSeconds())) throw unauthorized("The token has expired.");
			return account;
		}
	};
}
function unauthorized(detail) {
	return new Problem(401, detail, { headers: { "WWW-Authenticate": "Bearer" } });
}
;
const maxRecords = 1e4;
function createService(options = {}) {
	const allOptions = {
		...defaults,
		...options
	};
	const world = createWorld(allOptions);
	const requests = [];
	const record = (request) => {
		requests.push(request);
		if (requests.length > maxRecords) requests.shift();
		allOptions.log(logLine(request));
	};
	const tokens = createTokenIssuer(allOptions, world.accounts);
	const limitRate = createRateLimiter(allOptions.clock);
	const service = {
		world,
		tokens,
		limitRate,
		baseUrl: "",
		record,
		requests
	};
	return {
		service,
		fetch: createRoutes(service).fetch
	};
}
function logLine({ receivedAt, method, path, status }) {
	const shown = path.replaceAll(/[^!-~]|[#[\]]|:(?=:)/g, (character) => `%${Buffer.from(character).toString("hex").toUpperCase()}`);
	return `${new Date(receivedAt).toISOString()} ${method} ${shown} ${status}`;
}
;
async function startEmulator(options = {}) {
	const { service, fetch } = createService(options);
	const { world, requests } = service;
	const server = (0, external_node_http_namespaceObject.createServer)(getRequestListener(fetch, { overrideGlobalObjects: false }));
	const authUrl = await listen(server, world.options);
	const baseUrl = `${authUrl}/v1`;
	service.baseUrl = baseUrl;
	setImmediate(prepareRequestChecks);
	const accounts = world.accounts.map(summarizeAccount);
	const registered = [...world.apps.values()];
	const apps = registered.map(({ appId, appUrl, label }) => ({
		appId,
		appUrl,
		label
	}));
	return {
		baseUrl,
		authUrl,
		accounts,
		apps,
		requests,
		close: () => stop(server)
	};
}
async function listen(server, { port, host }) {
	server.listen(port, host);
	await (0, external_node_events_namespaceObject.once)(server, "listening");
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
	return `http://${connectableHost(host)}:${address.port}`;
}
function summarizeAccount({ username, password, role, organization }) {
	const { name, tier, credits } = organization;
	return {
		username,
		password,
		role,
		organization: name,
		tier,
		credits
	};
}
function connectableHost(host) {
	const concrete = {
		"0.0.0.0": "127.0.0.1",
		"::": "::1"
	}[host] ?? host;
	return concrete.includes(":") ? `[${concrete}]` : concrete;
}
async function stop(server) {
	const closed = (0, external_node_events_namespaceObject.once)(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
;
async function main() {
	const options = parseCommandLine(process.argv.slice(2));
	if (options === "help") {
		process.stdout.write(usage);
		return;
	}
	const log = (line) => process.stderr.write(`${line}\n`);
	const { baseUrl, authUrl, accounts, apps } = await startEmulator({
		...options,
		log
	});
	process.once("SIGINT", () => process.exit(0));
	process.once("SIGTERM", () => process.exit(0));
	process.stdout.write(`${JSON.stringify({
		baseUrl,
		authUrl,
		accounts,
		apps
	})}\n`);
}
function startFailureMessage(error) {
	if (error instanceof UsageError) return `${error.message} See --help.`;
	const message = error instanceof Error ? error.message : String(error);
	return `The emulator could not listen: ${message}. Check --host and --port.`;
}
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
main().catch((error) => {
	process.stderr.write(`${startFailureMessage(error)}\n`);
	process.exitCode = 1;
});
