export const id = 274;
export const ids = [274];
export const modules = {

/***/ 83274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseBoundedYaml: () => (/* binding */ parseBoundedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * Parsing takes some 3 µs and 400 bytes for each word, sign, blank and line break; 2 MiB of an
 * OpenAPI document have some 530,000.
 */
const maxTokens = 600_000;
const maxDepth = 100;
/**
 * Parses YAML, or JSON, that somebody may have crafted: within bounds of time and memory. Aliases
 * are not expanded, and the first of equal keys counts, since looking for the others takes
 * quadratic time.
 * @returns also what has errors
 * @throws {Error} when it has too many parts, or too deep ones, for that
 */
function parseBoundedYaml(text) {
    refuseExcess(text);
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    return {
        document: (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter, prettyErrors: false, uniqueKeys: false }),
        lineCounter,
    };
}
function refuseExcess(text) {
    let tokens = 0;
    let depth = 0;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        tokens += 1;
        if (token === '[' || token === '{')
            depth += 1;
        else if (token === ']' || token === '}')
            depth -= 1;
        if (tokens > maxTokens)
            throw new Error(`it has more than ${maxTokens} words and signs`);
        if (depth > maxDepth)
            throw new Error(`it is more than ${maxDepth} levels deep`);
    }
}


/***/ })

};
