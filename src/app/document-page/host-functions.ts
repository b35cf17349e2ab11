import type { HostFunctions } from '../../runtime/host/index.ts';
import type { Ports } from '../../runtime/ports/index.ts';

/**
 * Returns the functions that the application provides to documents. `funcGetToken` requests an upload token for
 * pictures from the server.
 */
export function hostFunctions({ requests }: Pick<Ports, 'requests'>): HostFunctions {
  return {
    async funcGetToken() {
      const { result } = await requests.call({ method: 'GET', path: '/sys/common/uptoken', quiet: true });
      return typeof result === 'object' && result !== null && 'uptoken' in result ? result.uptoken : undefined;
    },
  };
}
