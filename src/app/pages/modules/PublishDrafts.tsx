import { useCallback, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { failureText, portError, type DocumentEditingPort, type EditedText } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { PublishDialog, type WantedPublication } from '../publishing/index.ts';

/** Publishes drafts that have no form for the designer. They stay drafts if the user closes the dialog. */
export function PublishDrafts(props: {
  port: DocumentEditingPort;
  keys: readonly DocumentKey[];
  onPublished: (keys: DocumentKey[]) => void;
  onClose: () => void;
}) {
  const { port, keys, onPublished, onClose } = props;
  const [failure, setFailure] = useState<string>();
  const texts = useCallback(async (): Promise<EditedText[]> => {
    const read = await Promise.all(keys.map(async (key) => ({ key, draft: (await port.read(key)).draft })));
    return read.flatMap(({ key, draft }) =>
      draft?.text == null ? [] : [{ key, text: draft.text, revision: draft.revision }],
    );
  }, [port, keys]);
  const preview = useCallback(
    async (_drafts: readonly DocumentKey[], signal: AbortSignal) => port.preview(await texts(), { signal }),
    [port, texts],
  );
  const publish = async ({ note, drafts: _drafts, ...decisions }: WantedPublication) => {
    setFailure(undefined);
    try {
      const [first, ...along] = await texts();
      if (!first) return onClose();
      const { key, text, revision } = first;
      await port.publish(key, { text, revision, note, along, ...decisions });
      onPublished([...keys]);
      onClose();
    } catch (error) {
      setFailure(failureText(portError(error)));
    }
  };
  return (
    <PublishDialog
      lead={say('报表没有表单，设计器里不用改，可以直接发布；取消的话留作您的草稿。')}
      failure={failure}
      onPreview={preview}
      onPublish={publish}
      onClose={onClose}
    />
  );
}
