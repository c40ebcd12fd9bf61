export const id = 960;
export const ids = [960];
export const modules = {
	21960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var external_node_crypto_ = __webpack_require__(77598);
		var p_map = __webpack_require__(606);
		var service_apps = __webpack_require__(1609);
		var failure_message = __webpack_require__(91673);
		var shown_details = __webpack_require__(29007);
		var sub_action = __webpack_require__(51902);
		var table = __webpack_require__(1305);
		var registration = __webpack_require__(71704);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const maxMatrixJobs = 256;
		const part = (0, schemas.Uy)((text) => {
			const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
			if (index >= 1 && index <= count) return {
				index,
				count
			};
			throw new schemas.S7(`must be a part and how many there are, such as \`2/3\`, not ${(0, schemas.hD)(text)}`);
		});
		const inputs_declaration = {
			name: "List apps",
			description: "Lists the apps of the organization as a matrix, to test each of them in a job of its own",
			icon: "list",
			document: "list-apps/README.md",
			inputs: {
				search: (0, declaration.lq)(schemas.Qq, "Part of the label or the API name of the apps to list, in any case. Empty means all apps."),
				"registration-status": (0, declaration.lq)((0, schemas.yL)(registration.YY), "List only apps whose registration is `PENDING`, `IN_PROGRESS`, `COMPLETED`, `FAILED` or `CANCELLED`. Empty means all; only `COMPLETED` ones can be tested."),
				"max-apps": (0, declaration.IQ)((0, schemas.rD)({
					min: 1,
					max: maxMatrixJobs
				}), `${maxMatrixJobs}`, "Most apps that the matrix, or this part of it, may have, from 1 to 256, which is GitHub's limit. The action fails when more match."),
				part: (0, declaration.lq)(part, "List one of several parts, `2/3` for the second of three, in a job for each. Every app is in exactly one of them. Empty means all apps."),
				"allow-empty": (0, declaration.IQ)(schemas.zM, "false", "With `true` the action succeeds although no app matches, with an empty matrix. Otherwise it fails."),
				"github-token": declaration.wu
			},
			outputs: {
				matrix: "JSON for `strategy.matrix`, of the form `{\"include\":[{\"app-id\":\"…\",\"label\":\"…\",\"app-url\":\"…\"}]}`, by label.",
				"app-ids": "JSON array of the ids of the apps in the matrix.",
				total: "How many apps match, those of the other parts included."
			}
		};
		function interpretInputs(values) {
			return {
				search: values.search,
				registrationStatus: values["registration-status"],
				maxApps: values["max-apps"],
				part: values.part,
				allowEmpty: values["allow-empty"]
			};
		}
		;
		const maxShown = 100;
		const detailsAtATime = 6;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: listApps
			}, signal);
		}
		async function listApps(job, inputs) {
			const all = await selectApps(job.client.apps, inputs);
			job.setOutput("total", String(all.length));
			const apps = all.filter(({ appId }) => isInPart(appId, inputs.part));
			requireSize(apps.length, all.length, inputs);
			const include = apps.map((app) => ({
				"app-id": app.appId,
				label: (0, service_apps.Iw)(app),
				"app-url": app.appUrl ?? ""
			}));
			job.setOutput("matrix", JSON.stringify({ include }));
			job.setOutput("app-ids", JSON.stringify(apps.map(({ appId }) => appId)));
			if (apps.length === 0) job.warn("No app matches (`allow-empty`), and GitHub fails a matrix without jobs: see the README on how to skip the jobs that use it.");
			return {
				succeeded: true,
				message: `${apps.length} of ${all.length} matching apps are in the matrix.`,
				details: await (0, shown_details.b)("auto", job.workflowRun) ? renderApps(apps, job) : ""
			};
		}
		function requireSize(count, total, { maxApps, part, allowEmpty }) {
			const where = part ? `in part ${part.index} of ${part.count} (of ${total} in all)` : "in all";
			if (count > maxApps) throw new failure_message.y(`${count} apps match ${where}, and \`max-apps\` is ${maxApps}. List them in more parts (\`part\`), narrow \`search\`, or raise \`max-apps\`.`);
			if (count === 0 && !allowEmpty) throw new failure_message.y(`No app matches ${where}. Check \`search\` and \`registration-status\`, or give \`allow-empty: true\` if that is as it should be.`);
		}
		function isInPart(appId, part) {
			if (part === undefined) return true;
			const hash = (0, external_node_crypto_.createHash)("sha256").update(appId).digest().readUInt32BE();
			return hash % part.count === part.index - 1;
		}
		async function selectApps(apps, { search, registrationStatus: wanted }) {
			const ids = await apps.ids(search);
			const find = async (appId) => {
				const app = await apps.find(appId);
				if (app) return app;
				throw new failure_message.y(`App ${appId} was listed, and then not found: somebody has deleted it meanwhile. Run the job again.`);
			};
			const details = await (0, p_map.Ay)(ids, find, { concurrency: detailsAtATime });
			return details.filter((app) => wanted === undefined || app.registrationStatus === wanted).sort(service_apps.UX);
		}
		function renderApps(apps, { markdown }) {
			const rows = apps.map(({ label = "", appId, appUrl = "", registrationStatus }) => [
				label,
				appId,
				appUrl,
				registrationStatus
			].map(markdown));
			return (0, table.b)("| App | Id | URL | Registration |", rows, { maxItems: maxShown });
		}
	}),
	29007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => detailsAtOnce,
			b: () => mayShowDetails
		});
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24149);
		function detailsAtOnce(details) {
			if (details !== "auto") return details;
			return (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)().visibility === "private" ? "full" : "counts";
		}
		async function mayShowDetails(details, { event, token, signal }) {
			if (details !== "auto") return details === "full";
			const { visibility } = (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)();
			return !await (0, _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__.j)(visibility, event.repository, token, signal)();
		}
	}),
	24149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => createVisibilityCheck });
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64636);
		const timeLimitMs = 1e4;
		function createVisibilityCheck(visibility, repository, token, signal) {
			const ask = async () => {
				if (visibility !== undefined) return visibility === "public";
				if (repository === undefined) return true;
				try {
					const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
						token,
						signal,
						timeLimitMs
					});
					const { data } = await octokit.rest.repos.get((0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository));
					return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.gt)(data) !== "private";
				} catch {
					return true;
				}
			};
			let asked;
			return () => {
				asked ??= ask();
				return asked;
			};
		}
	}),
	1609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => nameOfApp,
			UX: () => compareApps,
			t2: () => registeredAppId,
			vh: () => createApps
		});
		var p_map__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23945);
		var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43539);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56233);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86253);
		const lookUpsAtATime = 6;
		const lookUpMinutes = 10;
		const appUrl = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048));
		const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			label: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(1e3)),
			appUrl,
			basePath: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048)),
			registrationStatus: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm
		});
		function nameOfApp({ label, appId }) {
			return label || appId;
		}
		function compareApps(one, other) {
			return compareTexts(nameOfApp(one), nameOfApp(other)) || compareTexts(one.appId, other.appId);
		}
		function compareTexts(left, right) {
			return left < right ? -1 : Number(left > right);
		}
		const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			appUrl
		});
		const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			data: (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(appItemSchema),
			..._pages_js__WEBPACK_IMPORTED_MODULE_1__.yy
		});
		const registrationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm, "IN_PROGRESS"),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.hl),
			specExtraction: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				visionRunId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
				taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv)
			})),
			replaced: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				previousAppId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
				previousStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
			}))
		});
		const setupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ onboardingResumed: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()) });
		const deletionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("DELETED"),
			previousRegistrationStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
		});
		function registeredAppId(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict") || error.slug === "app-registered-outside-api") return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv, error.problem?.appId);
			return data;
		}
		function createApps(caller, clock) {
			const get = async (appId, limits) => {
				const app = await caller.json({
					path: ["apps", appId],
					...limits
				}, appSchema);
				(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, app.appId);
				return app;
			};
			const find = (appId, limits) => (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(get(appId, limits));
			return {
				get,
				find,
				ids: async (search) => (await readApps(caller, clock, search)).map(({ appId }) => appId),
				idsByUrl: async (appUrl) => {
					const limits = limitLookUp(clock);
					const idIfSame = async (item) => {
						const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
						return itemUrl !== undefined && (0, _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__.c)(itemUrl, appUrl) ? item.appId : p_map__WEBPACK_IMPORTED_MODULE_6__.QJ;
					};
					const items = await readApps(caller, clock, undefined, limits);
					return (0, p_map__WEBPACK_IMPORTED_MODULE_6__.Ay)(items, idIfSame, { concurrency: lookUpsAtATime });
				},
				register: (app) => caller.json({
					method: "POST",
					path: ["apps"],
					json: app
				}, registrationSchema),
				supplyCredentials: (appId, json) => caller.json({
					method: "POST",
					path: [
						"apps",
						appId,
						"account-setup"
					],
					json
				}, setupSchema),
				delete: async (appId) => {
					const call = {
						method: "DELETE",
						path: ["apps", appId]
					};
					const deleted = await caller.json(call, deletionSchema);
					(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, deleted.appId ?? appId, { transient: false });
					return deleted;
				}
			};
		}
		function limitLookUp(clock) {
			const deadline = clock.now() + lookUpMinutes * 6e4;
			return () => {
				if (clock.now() < deadline) return { deadline };
				const message = `The app could not be looked up by its URL within ${lookUpMinutes} minutes: give \`app-id\` if you can`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("timeout", message);
			};
		}
		async function readApps(caller, clock, search, limits) {
			const listing = await (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
				clock,
				idOf: (app) => app.appId,
				readPage: async (paging) => {
					const query = {
						...paging,
						...search !== undefined && { search }
					};
					const call = {
						path: ["apps"],
						query,
						...limits?.()
					};
					return caller.json(call, appPageSchema.check((0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.yp)(paging.page)));
				}
			});
			if (listing.kind === "complete") return listing.items;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", "The list of apps kept changing while it was read");
		}
	}),
	56233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z3: () => smallestPage,
			ZZ: () => pageOf,
			s$: () => readAllPages,
			vK: () => countSchema,
			yp: () => isPage,
			yy: () => pagingFields
		});
		var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const maxPageSize = 100;
		const pagesAtATime = 6;
		const rereads = 3;
		const pauseBeforeRereadMs = 1e3;
		const maxPages = 1e3;
		const maxKeptCharacters = 128 * 1024 * 1024;
		const itemOverhead = 500;
		const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		function pageOf(item) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(item));
		}
		const pagingFields = {
			total: countSchema,
			page: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			pageSize: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()))
		};
		function isPage(asked, stops = () => false) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((answer) => (answer.page ?? asked) === asked || stops(answer), { path: ["page"] });
		}
		const smallestPage = {
			page: 1,
			pageSize: 1
		};
		async function readAllPages(reader) {
			let listing = await readOnce(reader);
			for (let reread = 0; listing.kind === "changing" && reread < rereads; reread += 1) {
				await reader.clock.sleep(pauseBeforeRereadMs);
				listing = await readOnce(reader);
			}
			return listing;
		}
		async function readOnce({ readPage, idOf }) {
			const keep = createBudget();
			const read = async (page) => {
				const result = await readPage({
					page,
					pageSize: maxPageSize
				});
				if ("data" in result) keep(result.data);
				return result;
			};
			const first = await read(1);
			if ("stop" in first) return {
				kind: "stopped",
				...first
			};
			const pages = Math.ceil(first.total / (first.pageSize ?? maxPageSize));
			if (pages > maxPages) return {
				kind: "changing",
				items: first.data,
				total: first.total
			};
			const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
			const rest = await (0, p_map__WEBPACK_IMPORTED_MODULE_4__.Ay)(others, read, { concurrency: pagesAtATime });
			const stopped = rest.find((page) => "stop" in page);
			if (stopped) return {
				kind: "stopped",
				...stopped
			};
			return combine([first, ...rest.filter((page) => "data" in page)], idOf);
		}
		function createBudget() {
			let characters = 0;
			return (items) => {
				for (const item of items) characters += itemOverhead + charactersOf(item);
				if (characters <= maxKeptCharacters) return;
				const message = `A list holds more than the ${maxKeptCharacters / 1024 / 1024} Mi characters that are kept of one`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", message, {
					status: 200,
					transient: false
				});
			};
		}
		function charactersOf(value) {
			if (typeof value === "string") return value.length;
			if (typeof value !== "object" || value === null) return 0;
			return Object.values(value).reduce((sum, part) => sum + charactersOf(part), 0);
		}
		function combine(pages, idOf) {
			const items = pages.flatMap((page) => page.data);
			const distinct = [...new Map(items.map((item) => [idOf(item), item])).values()];
			const total = pages.at(-1)?.total ?? 0;
			const heldStill = pages.every((page) => page.total === total) && distinct.length === total && items.length === total;
			return heldStill ? {
				kind: "complete",
				items
			} : {
				kind: "changing",
				items: distinct,
				total
			};
		}
	}),
	71704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => registrationTaskId,
			WN: () => hasFailed,
			YY: () => registrationStatuses,
			mm: () => isPending,
			uP: () => awaitsInput
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const registrationStatuses = [
			"PENDING",
			"IN_PROGRESS",
			"COMPLETED",
			"FAILED",
			"CANCELLED"
		];
		function isPending(status) {
			return status === "PENDING" || status === "IN_PROGRESS";
		}
		function hasFailed(status) {
			return status === "FAILED" || status === "CANCELLED";
		}
		function registrationTaskId(appId) {
			return `task_reg_${appId}`;
		}
		async function awaitsInput(tasks, appId, limits) {
			const task = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(tasks.get(registrationTaskId(appId), limits));
			return task?.state === "AWAITING_INPUT";
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
