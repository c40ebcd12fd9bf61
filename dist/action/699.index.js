export const id = 699;
export const ids = [699];
export const modules = {
	23699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var errors = __webpack_require__(90654);
		var retry = __webpack_require__(70207);
		var same_url = __webpack_require__(43539);
		var failure_message = __webpack_require__(91673);
		var sub_action = __webpack_require__(51902);
		var app_input = __webpack_require__(79865);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const inputs_declaration = {
			name: "Delete app",
			description: "Deletes an app with all its data from a hosted security testing service, if its label is the expected one",
			icon: "trash-2",
			document: "delete-app/README.md",
			inputs: {
				...(0, app_input.V)({
					id: "Id of the app to delete.",
					url: "URL that the app to delete was registered with."
				}),
				"confirm-label": (0, declaration.mw)(schemas.Qq, {
					what: "the label of the app, so that no other app is deleted by mistake",
					description: "Label of the app, to the letter. An app with any other label is not deleted, and the job fails.",
					isVerbatim: true,
					placeholder: ""
				}),
				"github-token": declaration.wu
			},
			outputs: {
				"app-id": "Id of the app, empty when no app is registered with `app-url`.",
				"previous-registration-status": "Registration status of the app before it was deleted, empty when it was gone already."
			}
		};
		function interpretInputs(values, reader) {
			return {
				app: (0, app_input.J)(values, reader),
				confirmLabel: values["confirm-label"]
			};
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: deleteApp
			}, signal);
		}
		async function deleteApp(job, { app: wanted, confirmLabel }) {
			const appId = "id" in wanted ? wanted.id : await findByUrl(job, wanted.url);
			if (appId === undefined) return gone("No app of the organization is registered with this `app-url`");
			job.setOutput("app-id", appId);
			const app = await job.client.apps.find(appId);
			if (app === undefined) return gone(`App ${appId} is not in the organization`);
			if ("url" in wanted) requireUrl(app, wanted.url);
			requireLabel(app, confirmLabel);
			job.setOutput("previous-registration-status", await remove(job, app, confirmLabel));
			const message = `App "${confirmLabel}" (${appId}) is deleted, with all its data.`;
			job.setUnderway(message);
			return {
				succeeded: true,
				message
			};
		}
		async function remove(job, app, confirmLabel) {
			const { appId, registrationStatus } = app;
			for (let failures = 0;; failures += 1) {
				job.setUnderway(`Whether app ${appId} was deleted is not known: run the job again, which looks first.`);
				try {
					const deleted = await (0, errors.MW)(job.client.apps.delete(appId));
					return deleted?.previousRegistrationStatus ?? registrationStatus;
				} catch (error) {
					if (isRefusal(error)) job.setUnderway(undefined);
					if (failures >= job.maxRetries || !(0, errors.cp)(error)) throw error;
					job.say(`${error.message}; whether the app was deleted is not known, so it is looked for first`);
					await (0, retry.l0)(error, job.clock, job.cadence.intervalMs);
				}
				const current = await job.client.apps.find(appId);
				if (current === undefined) return registrationStatus;
				job.setUnderway(undefined);
				requireLabel(current, confirmLabel);
			}
		}
		function isRefusal(error) {
			return (0, errors.gi)(error) && error.code !== "unexpected-response" && !(0, errors.cp)(error);
		}
		async function findByUrl({ client }, url) {
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (others.length > 0) throw new failure_message.y(`\`app-url\`: ${others.length + 1} apps are registered with ${url}, and none was deleted. Give \`app-id\` instead.`);
			return appId;
		}
		function requireUrl({ appId, appUrl }, wanted) {
			if (appUrl === undefined || (0, same_url.c)(appUrl, wanted)) return;
			throw new failure_message.y(`App ${appId} is listed with ${wanted} (\`app-url\`), but says itself that it has ${appUrl}: it was not deleted. Ask the operator of the service.`);
		}
		function requireLabel({ appId, label }, confirmLabel) {
			if (label === confirmLabel) return;
			const actual = label === undefined ? "has no label" : `has the label "${label}"`;
			throw new failure_message.y(`App ${appId} ${actual}, not "${confirmLabel}" (\`confirm-label\`): it was not deleted. Check that it is the app that you mean.`);
		}
		function gone(why) {
			return {
				succeeded: true,
				message: `${why}: there is nothing to delete.`
			};
		}
	}),
	79865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => appInputOf,
			V: () => appInputs
		});
		var _declaration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83155);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99359);
		function appInputs(descriptions) {
			const choice = "Give exactly one of `app-id` and `app-url`.";
			return {
				"app-id": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv, `${descriptions.id} ${choice}`),
				"app-url": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Dy)(), `${descriptions.url} ${choice}`)
			};
		}
		function appInputOf({ "app-id": id, "app-url": url }, reader) {
			const [hasId, hasUrl] = [reader.isGiven("app-id"), reader.isGiven("app-url")];
			if (!hasId && !hasUrl) reader.refuse("app-id", "is missing: give either `app-id` or `app-url`");
			if (hasId && hasUrl) reader.refuse("app-url", "must not be given together with `app-id`: give one of them");
			return id === undefined ? { url: url ?? "" } : { id };
		}
	}),
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => sameUrl });
		function sameUrl(left, right) {
			const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url);
			return a === b;
		}
	})
};
