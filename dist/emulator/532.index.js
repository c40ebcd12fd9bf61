export const id = 532;
export const ids = [532];
export const modules = { 6532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderReportPdf: () => renderReportPdf });
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
	var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6069);
	var _catalog_finding_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5944);
	const paper = [595, 842];
	const margin = 56;
	const heading = {
		bold: true,
		size: 20
	};
	const strong = {
		bold: true,
		size: 11
	};
	const plain = { size: 10 };
	class Typesetter {
		#document;
		#fonts;
		#known;
		#page;
		#y = paper[1] - margin;
		constructor(document, fonts) {
			this.#document = document;
			this.#fonts = fonts;
			this.#known = new Set(fonts.regular.getCharacterSet());
			this.#page = document.addPage(paper);
		}
		write(text, { bold, size }) {
			const font = bold ? this.#fonts.bold : this.#fonts.regular;
			const width = (part) => font.widthOfTextAtSize(part, size);
			const maxWidth = paper[0] - 2 * margin;
			const lines = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.YFh)(this.#printable(text), ["", " "], maxWidth, width);
			for (const line of lines) this.#writeLine(line, font, size);
		}
		space(points) {
			this.#y -= points;
		}
		#writeLine(line, font, size) {
			const height = size * 1.4;
			if (this.#y - height < margin) {
				this.#page = this.#document.addPage(paper);
				this.#y = paper[1] - margin;
			}
			this.#y -= height;
			this.#page.drawText(line, {
				font,
				size,
				x: margin,
				y: this.#y
			});
		}
		#printable(text) {
			const characters = [...text.replaceAll(/\s+/g, " ")];
			return characters.map((character) => this.#known.has(character.codePointAt(0) ?? -1) ? character : "?").join("");
		}
	}
	function reported(app, { outcome }) {
		if (outcome === undefined || outcome.issuesCount === 0) return [];
		const indices = [...Array(app.scenario.findings.size).keys()].filter((index) => !outcome.leftOut.has(index));
		return indices.map((index) => app.scenario.findings.at(index));
	}
	function writeCover(typesetter, app, run, findings) {
		typesetter.write(`Security report: ${app.label}`, heading);
		typesetter.space(8);
		typesetter.write(`Address: ${app.appUrl}`, plain);
		const endedAt = new Date(run.timeline.endsAt).toISOString();
		typesetter.write(`Run ${run.number} (${run.taskId}), ended ${endedAt}`, plain);
		typesetter.write("Made by an emulator for rehearsals: nothing was tested.", plain);
		typesetter.space(8);
		const counts = _catalog_finding_content_js__WEBPACK_IMPORTED_MODULE_2__.g.map((severity) => `${severity}: ${findings.filter((f) => f.severity === severity).length}`);
		typesetter.write(`Findings: ${findings.length} (${counts.join(", ")})`, strong);
	}
	function writeFinding(typesetter, finding, number) {
		const { severity, label, title, method, path, owasp, cwe, remediation } = finding;
		typesetter.space(8);
		typesetter.write(`${number}. [${severity}] ${label}`, strong);
		typesetter.write(method && path ? `${method} ${path}` : "Whole app", plain);
		if (title !== undefined) typesetter.write(title, plain);
		if (owasp !== undefined) typesetter.write([owasp, cwe].filter(Boolean).join(", "), plain);
		if (remediation !== undefined) typesetter.write(`Remedy: ${remediation}`, plain);
	}
	async function renderReportPdf(app, run) {
		const document = await _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.UL4.create({ updateMetadata: false });
		const regular = await document.embedFont(_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.qXh.Helvetica);
		const bold = await document.embedFont(_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_1__.qXh.HelveticaBold);
		document.setTitle(`Security report of run ${run.number}`);
		document.setCreationDate(new Date(run.timeline.endsAt));
		const typesetter = new Typesetter(document, {
			regular,
			bold
		});
		const findings = reported(app, run);
		writeCover(typesetter, app, run, findings);
		for (const [index, finding] of findings.entries()) {
			if (index % 50 === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
			writeFinding(typesetter, finding, index + 1);
		}
		return new Uint8Array(await document.save());
	}
}) };
