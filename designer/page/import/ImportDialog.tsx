import { Alert, Button, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';

import { importForm } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { dialogWords, pageWords, type Locale } from '../../words/index.ts';
import { DesignerModal } from '../DesignerModal.tsx';
import { importedText, recognisedAs, refusalOf } from './imported-text.ts';
import { ToldList } from './ToldList.tsx';
import { UploadDialog } from './UploadDialog.tsx';

/** Replaces the form by that of a text in any supported format, as one undoable step. */
export function ImportDialog(props: { design: OpenDesign; locale: Locale; onClose: () => void }) {
  const { design, locale, onClose } = props;
  const words = dialogWords[locale];
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const shown = useDeferredValue(text);
  const { tree, vocabulary } = design;
  const read = useMemo(() => importedText(shown, { tree, vocabulary }), [shown, tree, vocabulary]);
  const write = (next: string) => {
    setText(next);
    setRefused(undefined);
  };
  const take = () => {
    const now = text === shown ? read : importedText(text, design);
    if (!now) return setRefused(words.importEmpty);
    if ('refused' in now) return setRefused(refusalOf(now, locale));
    design.execute(importForm, { body: now.body });
    onClose();
  };
  return (
    <>
      <DesignerModal
        title={pageWords[locale].importJson}
        confirm={{ act: take }}
        buttons={<Button onClick={() => setUploading(true)}>{words.chooseFile}</Button>}
        locale={locale}
        onClose={onClose}
      >
        <Alert type="info" showIcon message={words.importInfo} className="pw-designer-note" />
        {refused && <Alert type="error" showIcon message={refused} className="pw-designer-note" />}
        <Input.TextArea
          aria-label={words.importText}
          className="pw-designer-source"
          autoSize={{ minRows: 12, maxRows: 20 }}
          spellCheck={false}
          autoFocus
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div role="status">
          {read && 'body' in read && (
            <Alert
              type={read.told.length > 0 ? 'warning' : 'success'}
              message={recognisedAs(read, locale)}
              description={read.told.length > 0 && <ToldList told={read.told} locale={locale} />}
              style={{ marginTop: 12 }}
            />
          )}
        </div>
      </DesignerModal>
      <UploadDialog isOpen={isUploading} locale={locale} onText={write} onClose={() => setUploading(false)} />
    </>
  );
}
