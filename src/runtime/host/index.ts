/**
 * The parts of the host application that documents can refer to: functions (options of fields, tokens for uploads) and
 * components of pages.
 */
export { callHostFunction, type HostFunction, type HostFunctions } from './host-functions.ts';
export { HostFunctionsProvider, useHostFunctions } from './HostFunctionsProvider.tsx';
export { type HostOptions, useHostOptions } from './use-host-options.ts';
export { type HostParts, HostPartsContext } from './host-parts.ts';
export { type HostPartState, useHostPart } from './use-host-part.ts';
