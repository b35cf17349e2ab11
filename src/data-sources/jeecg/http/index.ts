/** Calls of the API: their headers and signature, the envelope of their answers, why they failed. */
export { createHttp, type Http, type HttpCall } from './http.ts';
export type { Envelope } from './envelope.ts';
export { reasonOf } from './error-catalogue.ts';
export type { Signing } from './sign.ts';
/** Readers of what an answer holds. */
export { isRecord, parseJson } from './parse-json.ts';
export { parseLinks } from './parse-links.ts';
