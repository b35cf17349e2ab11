/** Online forms: tables and pages that administrators define as rows of fields, published as documents. */
export { type OnlineCallParts, onlineCallRoutes } from './calls/index.ts';
export { onlineFormEffects } from './changed-model.ts';
export { followOnlineCodes, followOnlineFields, followOnlineTables } from './follow-names.ts';
export { onlineFormModel } from './form-rows.ts';
export { onlineFormTables } from './guard-online-forms.ts';
export { onlineFormRoutes } from './routes.ts';
