import { say } from '../../schema/locale/index.ts';
import { PortError } from './port-error.ts';

/** Loads code when it is first needed. @throws PortError where it does not come, in words for a person. */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((cause: unknown) => {
    throw new PortError('offline', say('页面没有加载完整，请检查网络后重试。'), { cause });
  });
}
