import type { HostFunctions } from '../../runtime/host/index.ts';
import type { Ports } from '../../runtime/ports/index.ts';

/** The functions that the application itself offers to documents: a token of our server for uploads of pictures. */
export function hostFunctions({ requests }: Pick<Ports, 'requests'>): HostFunctions {
  return {
    async funcGetToken() {
      const { result } = await requests.call({ method: 'GET', path: '/sys/common/uptoken', quiet: true });
      return typeof result === 'object' && result !== null && 'uptoken' in result ? result.uptoken : undefined;
    },
  };
}
