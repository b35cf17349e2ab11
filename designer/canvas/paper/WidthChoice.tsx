import { Segmented } from 'antd';
import { memo } from 'react';

import type { Locale } from '../../words/index.ts';
import { screenWidths, type PaperWidth } from './paper-width.ts';
import { paperWords } from './paper-words.ts';

/** Chooses the width in which the form is laid out. */
export const WidthChoice = memo(function WidthChoice(props: {
  width: PaperWidth;
  onChange: (width: PaperWidth) => void;
  own: number;
  locale: Locale;
}) {
  const { width, onChange, own, locale } = props;
  const words = paperWords[locale];
  return (
    <Segmented<PaperWidth>
      size="small"
      aria-label={words.width}
      value={width}
      onChange={onChange}
      options={[
        ...screenWidths.map((each) => ({ value: each, label: String(each) })),
        { value: 'own', label: words.own(own) },
        { value: 'full', label: words.full },
      ]}
    />
  );
});
