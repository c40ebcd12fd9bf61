export const id = 100;
export const ids = [100];
export const modules = {

/***/ 75100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseBaseline: () => (/* binding */ parseBaseline)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92481);



const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    label: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    effectiveSeverity: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    method: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    app: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ appId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))),
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(findingSchema),
});
/**
 * Reads the findings file of an earlier run. Only what was open then is known: what was accepted,
 * dismissed or fixed and is open now counts as new.
 * @throws {Error} also when that run did not test its app
 */
function parseBaseline(text, file) {
    const { verdict, reason, app, findings } = readFile(text, file);
    if (!app || (verdict !== 'passed' && verdict !== 'failed'))
        throw new Error(`${file} is of a run that tested nothing (${[verdict, reason].filter(Boolean).join(', ')})`);
    return {
        appId: app.appId,
        findings: findings
            .filter(({ state }) => state === 'open')
            .map(({ id, label, method, path, effectiveSeverity }) => ({
            id,
            label,
            method: method ?? undefined,
            path: path ?? undefined,
            severity: _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.find((severity) => severity === effectiveSeverity),
        })),
    };
}
function readFile(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new Error(`${file} is not valid JSON: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}`);
    }
    const content = fileSchema.safeParse(value);
    if (content.success)
        return content.data;
    const places = content.error.issues
        .slice(0, 5)
        .map(({ path }) => path.join('.') || 'the file itself');
    throw new Error(`${file} is not a findings file of this gate; look at ${places.join(', ')}`);
}


/***/ })

};
