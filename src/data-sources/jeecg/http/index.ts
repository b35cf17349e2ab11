export { createHttp, type Http } from './http.ts';
export type { HttpCall } from './http-call.ts';
export type { Envelope } from './envelope.ts';
export { reasonOf } from './error-catalogue.ts';
export type { Signing } from './signing.ts';
export { parseJson } from './parse-json.ts';
export { parseLinks } from './parse-links.ts';
