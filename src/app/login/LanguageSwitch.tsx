import { useAtomValue } from 'jotai';

import { Button } from '../../kit/controls/button/Button.tsx';
import { languageAtom, languageNames, useApp } from '../services/index.ts';

/** Switches to the other language, labelled in that language. If its texts cannot be loaded, nothing changes. */
export function LanguageSwitch() {
  const { language } = useApp();
  const other = useAtomValue(languageAtom) === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <Button type="text" onClick={() => language.change(other).catch(() => undefined)}>
      {languageNames[other]}
    </Button>
  );
}
