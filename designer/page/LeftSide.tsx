import { Segmented } from 'antd';
import { type ComponentProps, useState } from 'react';

import { LogicPanel } from '../panels/logic/index.ts';
import { Outline } from '../panels/outline/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { pageWords } from '../words/index.ts';

type PaletteProps = Omit<ComponentProps<typeof Palette>, 'locale'>;
type LogicProps = ComponentProps<typeof LogicPanel>;
type OutlineProps = ComponentProps<typeof Outline>;

/** What can be added, or what is there: the palette and the outline. */
export function LeftSide(
  props: PaletteProps &
    Omit<OutlineProps, 'scroller'> & {
      outline: OutlineProps['scroller'];
      /** Undefined where the document cannot be drawn. */
      form: LogicProps['form'] | undefined;
    },
) {
  const { outline, form, design, fields, begin, pickUp, onAdd, ...ofOutline } = props;
  const words = pageWords[ofOutline.locale];
  const [shown, show] = useState<'palette' | 'outline' | 'logic'>('palette');
  return (
    <aside className="pw-designer-side" aria-label={words.left}>
      <Segmented
        block
        size="small"
        value={shown}
        onChange={show}
        options={[
          { value: 'palette', label: words.components },
          { value: 'outline', label: words.outline },
          { value: 'logic', label: words.logic },
        ]}
      />
      {shown === 'palette' && <Palette {...{ design, fields, begin, pickUp, onAdd }} locale={ofOutline.locale} />}
      {shown === 'outline' && <Outline {...ofOutline} {...{ design, begin }} scroller={outline} />}
      {shown === 'logic' && form && <LogicPanel {...{ design, form }} locale={ofOutline.locale} />}
    </aside>
  );
}
