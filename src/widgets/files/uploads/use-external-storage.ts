import { say } from '../../../locale/index.ts';
import type { UploadsOptions } from '../../../runtime/data/index.ts';
import { callHostFunction, useHostFunctions } from '../../../runtime/host/index.ts';

/**
 * Returns the upload options of an external storage with tokens of the host: a token for each upload, and addresses
 * below `domain`. Both `tokenFunction` and `domain` are required; otherwise `problem` is set.
 */
export function useExternalStorage({
  storage,
  tokenFunction = 'funcGetToken',
  domain,
}: {
  storage?: 'own' | 'token' | undefined;
  tokenFunction?: string | undefined;
  domain?: string | undefined;
}): { options: Partial<Pick<UploadsOptions, 'uploadToken' | 'addressOf'>>; problem: string | null } {
  const functions = useHostFunctions();
  if (storage !== 'token') return { options: {}, problem: null };
  if (tokenFunction === '' || domain === undefined || domain === '')
    return {
      options: {},
      problem: say('外部存储要写上域名（domain）和取令牌的函数（tokenFunction），请联系配置人员。'),
    };
  const uploadToken = async (): Promise<string> => {
    const token = await callHostFunction(functions, tokenFunction);
    if (typeof token !== 'string' || token === '')
      throw new Error(say('宿主的函数“{tokenFunction}”没有给出令牌。', { tokenFunction }));
    return token;
  };
  const addressOf = (stored: string) => (/^(https?:|data:)/i.test(stored) ? stored : domain + stored);
  return { options: { uploadToken, addressOf }, problem: null };
}
