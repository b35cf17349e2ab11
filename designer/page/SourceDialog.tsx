import { Alert, Button, Input } from 'antd';
import { useState } from 'react';

import type { ExchangeReport, Exported } from '../../src/engine/exchange/index.ts';
import { replaceDocument } from '../commands/index.ts';
import { readSource, sourceOf } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { dialogWords, pageWords, refusalInWords, type Locale, type Refusal } from '../words/index.ts';
import { DesignerModal } from './DesignerModal.tsx';
import { ToldList } from './import/ToldList.tsx';

/** The document as text, to be copied, edited or replaced. Applying it is one undoable step. */
export function SourceDialog(props: {
  design: OpenDesign;
  original: () => Exported;
  onClose: () => void;
  locale: Locale;
}) {
  const { design, original, onClose, locale } = props;
  const words = pageWords[locale];
  const [text, setText] = useState(() => sourceOf(design.tree));
  const [refused, setRefused] = useState<Refusal>();
  const [copied, setCopied] = useState<'document' | Exported>();
  const take = () => {
    const read = readSource(text, 'form');
    if ('refused' in read) return setRefused(read.refused);
    design.execute(replaceDocument, { body: read.body, label: { key: 'editSource', values: [] } });
    onClose();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied('document');
  };
  const copyOriginal = async () => {
    const exported = original();
    await navigator.clipboard.writeText(JSON.stringify(exported.definition, null, 2));
    setCopied(exported);
  };
  return (
    <DesignerModal
      title={words.generateJson}
      confirm={{ label: words.apply, act: take }}
      buttons={
        <>
          <Button onClick={() => void copy()}>{copied === 'document' ? words.copied : words.copyData}</Button>
          <Button onClick={() => void copyOriginal()}>{words.copyOriginal}</Button>
        </>
      }
      locale={locale}
      onClose={onClose}
    >
      {typeof copied === 'object' && <CopiedOriginal told={copied.told} locale={locale} />}
      {refused && (
        <Alert type="error" showIcon message={refusalInWords(refused, locale)} style={{ marginBottom: 12 }} />
      )}
      <Input.TextArea
        aria-label={dialogWords[locale].jsonText}
        className="pw-designer-source"
        autoSize={{ minRows: 12, maxRows: 24 }}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(undefined);
        }}
      />
    </DesignerModal>
  );
}

function CopiedOriginal({ told, locale }: { told: readonly ExchangeReport[]; locale: Locale }) {
  const isWhole = told.length === 0;
  return (
    <Alert
      type={isWhole ? 'success' : 'warning'}
      showIcon
      message={dialogWords[locale].copiedOriginal(told.length)}
      description={!isWhole && <ToldList told={told} locale={locale} />}
      className="pw-designer-note"
    />
  );
}
