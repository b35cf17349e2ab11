import { say } from '../../locale/index.ts';
import { PortError } from './port-error.ts';

/**
 * Loads code on first use.
 * @throws PortError with a message for the user if it fails to load.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((cause: unknown) => {
    throw new PortError('offline', say('页面没有加载完整，请检查网络后重试。'), { cause });
  });
}
