import { Alert, Input, Tabs } from 'antd';
import { useMemo, useState } from 'react';

import { vocabulary as catalogue } from '../../../generated/vocabulary.ts';
import { hostNeeds, standaloneForm } from '../../../src/engine/exchange/index.ts';
import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { readObject } from '../../../src/schema/json/index.ts';
import { fromTree } from '../../../src/schema/tree/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { dialogWords, pageWords, type Locale } from '../../words/index.ts';
import { DesignerModal } from '../DesignerModal.tsx';
import { codeSnippets, type CodeKind } from './code-snippets.ts';

const kinds: readonly CodeKind[] = ['vue', 'html', 'react'];

/** Shows the form as code that can be pasted into a project or saved as a page. */
export function CodeDialog(props: { design: OpenDesign; form: ResolvedForm; locale: Locale; onClose: () => void }) {
  const { design, form, locale, onClose } = props;
  const { tree, vocabulary } = design;
  const words = dialogWords[locale];
  const [kind, setKind] = useState<CodeKind>('vue');
  const [copied, setCopied] = useState<CodeKind>();
  const code = useMemo(() => {
    const data = standaloneForm(readObject(fromTree(tree)), form, { ...catalogue, ...vocabulary });
    return codeSnippets[kind]({ data, needs: hostNeeds(data), address: location.origin });
  }, [tree, form, vocabulary, kind]);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(kind);
  };
  return (
    <DesignerModal
      title={pageWords[locale].generateCode}
      confirm={{
        label: copied === kind ? pageWords[locale].copied : pageWords[locale].copyData,
        act: () => void copy(),
      }}
      locale={locale}
      onClose={onClose}
    >
      <Alert type="info" showIcon message={words.codeInfo} className="pw-designer-note" />
      <Tabs
        activeKey={kind}
        onChange={(key) => setKind(kinds.find((each) => each === key) ?? kind)}
        items={kinds.map((each) => ({ key: each, label: words.codeTabs[each] }))}
      />
      <Input.TextArea
        aria-label={words.codeText(words.codeTabs[kind])}
        className="pw-designer-source"
        autoSize={{ minRows: 12, maxRows: 20 }}
        spellCheck={false}
        readOnly
        value={code}
      />
    </DesignerModal>
  );
}
