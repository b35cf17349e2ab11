import { Segmented } from 'antd';
import { memo, useDeferredValue, useState, type ComponentProps } from 'react';

import { LogicPanel } from '../panels/logic/index.ts';
import { Outline } from '../panels/outline/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { pageWords } from '../words/index.ts';

type PaletteProps = Omit<ComponentProps<typeof Palette>, 'locale'>;
type LogicProps = ComponentProps<typeof LogicPanel>;
type OutlineProps = ComponentProps<typeof Outline>;

const unfolded: OutlineProps['folded'] = new Set();

/** What can be added, or what is there: the palette and the outline. */
export const LeftSide = memo(function LeftSide(
  props: PaletteProps &
    Omit<OutlineProps, 'scroller' | 'folded' | 'onFold'> & {
      outline: OutlineProps['scroller'];
      /** Undefined where the document cannot be drawn. */
      form: LogicProps['form'] | undefined;
      /** There is no room for it now. */
      isHidden: boolean;
      /** A property is about to be shown. */
      onReveal: () => void;
    },
) {
  const { outline, form, design, fields, begin, pickUp, onAdd, isHidden, onReveal, ...ofOutline } = props;
  const words = pageWords[ofOutline.locale];
  const [shown, show] = useState<Shown>('palette');
  // What can be added follows when the canvas stands.
  const later = useDeferredValue(design);
  const [folded, setFolded] = useState<OutlineProps['folded']>(unfolded);
  return (
    <aside className="pw-designer-side" aria-label={words.left} hidden={isHidden}>
      <Tabs shown={shown} show={show} locale={ofOutline.locale} />
      {shown === 'palette' && (
        <Palette fields={fields} begin={begin} pickUp={pickUp} onAdd={onAdd} design={later} locale={ofOutline.locale} />
      )}
      {shown === 'outline' && (
        <Outline {...ofOutline} design={design} begin={begin} folded={folded} onFold={setFolded} scroller={outline} />
      )}
      {shown === 'logic' && form && (
        <LogicPanel design={design} form={form} onReveal={onReveal} locale={ofOutline.locale} />
      )}
    </aside>
  );
});

type Shown = 'palette' | 'outline' | 'logic';

/** What is shown; drawn again only when that is another. */
const Tabs = memo(function Tabs(props: { shown: Shown; show: (next: Shown) => void; locale: OutlineProps['locale'] }) {
  const { shown, show, locale } = props;
  const words = pageWords[locale];
  return (
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
  );
});
