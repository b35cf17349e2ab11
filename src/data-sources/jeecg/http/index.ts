export { createHttp, type Http, type HttpCall } from './http.ts';
export type { Envelope } from './envelope.ts';
export { reasonOf } from './error-catalogue.ts';
export type { Signing } from './sign.ts';
export { isRecord, parseJson } from './parse-json.ts';
export { parseLinks } from './parse-links.ts';
