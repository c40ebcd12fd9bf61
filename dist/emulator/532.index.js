export const id = 532;
export const ids = [532];
export const modules = { 6532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderReportPdf: () => renderReportPdf });
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
	var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6069);
	var _catalog_finding_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5944);
	const paper = [595, 842];
	const margin = 56;
	const textWidth = paper[0] - 2 * margin;
	const heading = {
		bold: true,
		size: 20
	};
	const strong = {
		bold: true,
		size: 11
	};
	const plain = {
		bold: false,
		size: 10
	};
	async function createWriter(document) {
		const regular = await document.embedFont(_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.qXh.Helvetica);
		const strongFont = await document.embedFont(_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.qXh.HelveticaBold);
		const known = new Set(regular.getCharacterSet());
		let page = document.addPage(paper);
		let y = paper[1] - margin;
		const printable = (text) => [...text.replaceAll(/\s+/g, " ")].map((character) => known.has(character.codePointAt(0) ?? -1) ? character : "?").join("");
		return (text, { bold, size }, spaceAbove = 0) => {
			const font = bold ? strongFont : regular;
			const width = (part) => font.widthOfTextAtSize(part, size);
			const height = size * 1.4;
			y -= spaceAbove;
			for (const line of (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.YFh)(printable(text), ["", " "], textWidth, width)) {
				if (y - height < margin) {
					page = document.addPage(paper);
					y = paper[1] - margin;
				}
				y -= height;
				page.drawText(line, {
					font,
					size,
					x: margin,
					y
				});
			}
		};
	}
	function writeCover(write, app, run, findings) {
		const endedAt = new Date(run.timeline.endsAt).toISOString();
		const counts = _catalog_finding_content_js__WEBPACK_IMPORTED_MODULE_2__.g.map((severity) => `${severity}: ${findings.filter((f) => f.severity === severity).length}`);
		write(`Security report: ${app.label}`, heading);
		write(`Address: ${app.appUrl}`, plain, 8);
		write(`Run ${run.number} (${run.taskId}), ended ${endedAt}`, plain);
		write("Created by an emulator for rehearsals: nothing was tested.", plain);
		write(`Findings: ${findings.length} (${counts.join(", ")})`, strong, 8);
	}
	function writeFinding(write, finding, number) {
		const { severity, label, title, method, path, owasp, cwe, remediation } = finding;
		write(`${number}. [${severity}] ${label}`, strong, 8);
		write(method && path ? `${method} ${path}` : "Whole app", plain);
		if (title !== undefined) write(title, plain);
		if (owasp !== undefined) write([owasp, cwe].filter(Boolean).join(", "), plain);
		if (remediation !== undefined) write(`Remedy: ${remediation}`, plain);
	}
	async function renderReportPdf(app, run) {
		const document = await _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.UL4.create({ updateMetadata: false });
		const write = await createWriter(document);
		document.setTitle(`Security report of run ${run.number}`);
		document.setCreationDate(new Date(run.timeline.endsAt));
		const findings = (run.reported ?? []).map((index) => app.scenario.findings.contentAt(index));
		writeCover(write, app, run, findings);
		for (const [index, finding] of findings.entries()) {
			if (index % 50 === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
			writeFinding(write, finding, index + 1);
		}
		return new Uint8Array(await document.save());
	}
}) };
