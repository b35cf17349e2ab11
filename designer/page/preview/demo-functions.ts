import type { HostFunctions } from '../../../src/runtime/host/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';

/** The delay of the demo functions in milliseconds (specification, section 9). */
const takesFor = 2000;

/** Returns functions that replace missing functions of a host in a preview. Each returns some options after a delay. */
export function demoFunctions(names: readonly string[], locale: Locale = 'zh-CN'): HostFunctions {
  const { demoOption } = dialogWords[locale];
  const options = [
    { value: '1', label: demoOption('1') },
    { value: '2', label: demoOption('2'), children: [{ value: '21', label: demoOption('2.1') }] },
    { value: '3', label: demoOption('3') },
  ];
  const answer = (resolve: (given: unknown) => void) => void setTimeout(() => resolve(options), takesFor);
  return Object.fromEntries(names.map((name) => [name, answer]));
}
