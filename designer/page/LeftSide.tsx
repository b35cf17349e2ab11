import { Segmented } from 'antd';
import { memo, useDeferredValue, useState, type ComponentProps } from 'react';

import { FieldsPanel } from '../panels/fields/FieldsPanel.tsx';
import { LogicPanel } from '../panels/logic/LogicPanel.tsx';
import { Outline } from '../panels/outline/Outline.tsx';
import { Palette } from '../panels/palette/Palette.tsx';
import { pageWords } from '../words/index.ts';

type PaletteProps = Omit<ComponentProps<typeof Palette>, 'locale'>;
type LogicProps = ComponentProps<typeof LogicPanel>;
type OutlineProps = ComponentProps<typeof Outline>;
type FieldsProps = Pick<ComponentProps<typeof FieldsPanel>, 'documents' | 'editable' | 'planRenaming'>;

const unfolded: OutlineProps['folded'] = new Set();

/** The left panel: the palette, the outline and the logic of the form, and the fields of its model. */
export const LeftSide = memo(function LeftSide(
  props: PaletteProps &
    FieldsProps &
    Omit<OutlineProps, 'scroller' | 'folded' | 'onFold'> & {
      outline: OutlineProps['scroller'];
      form: LogicProps['form'] | undefined;
      isHidden: boolean;
      onReveal: () => void;
    },
) {
  const { outline, form, design, fields, begin, pickUp, onAdd, isHidden, onReveal, ...others } = props;
  const { documents, editable, planRenaming, ...ofOutline } = others;
  const words = pageWords[ofOutline.locale];
  const [shown, show] = useState<Shown>('palette');
  const later = useDeferredValue(design);
  const [folded, setFolded] = useState<OutlineProps['folded']>(unfolded);
  return (
    <aside
      className={shown === 'fields' ? 'pw-designer-side pw-designer-side-wide' : 'pw-designer-side'}
      aria-label={words.left}
      hidden={isHidden}
    >
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
      {shown === 'fields' && (
        <FieldsPanel
          design={design}
          documents={documents}
          editable={editable}
          planRenaming={planRenaming}
          locale={ofOutline.locale}
        />
      )}
    </aside>
  );
});

type Shown = 'palette' | 'outline' | 'logic' | 'fields';

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
        { value: 'fields', label: words.fields },
      ]}
    />
  );
});
