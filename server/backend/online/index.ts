export { describeOnline, type OnlineDescriptions, openDescriptions } from './descriptions.ts';
export { formResource, onlineCallOf, onlineChoicesOf, onlineOf, recordPoints } from './names.ts';
export { adaptOnlineCall } from './online-calls.ts';
export { createOnlinePages } from './online-pages.ts';
export { onlineChoices } from './online-choices.ts';
export { parameterPrefix } from './read-report.ts';
