import { useState } from 'react';

import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { fileRefusal } from '../../../runtime/data/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';

/**
 * Stores the pictures of a text, one after the other. `biz`: the first part of their paths.
 * @returns the number of running uploads, and a function that uploads files: `onStored` is called with each stored one.
 */
export function useImages(biz: string) {
  const { files } = useRuntime().ports;
  const { message } = useFeedback();
  const [sending, setSending] = useState(0);
  const send = async (chosen: readonly File[], onStored: (path: string, name: string) => void): Promise<void> => {
    setSending((count) => count + chosen.length);
    for (const file of chosen) {
      try {
        const refusal = fileRefusal(file, { image: true });
        if (refusal !== undefined) message.warning(refusal);
        else onStored(await files.upload(file, { biz }), file.name);
      } catch (error) {
        const reason = error instanceof Error && error.message ? `：${error.message}` : '';
        message.error(say('{name}上传失败{reason}', { name: file.name, reason }));
      } finally {
        setSending((count) => count - 1);
      }
    }
  };
  return { sending, send };
}
