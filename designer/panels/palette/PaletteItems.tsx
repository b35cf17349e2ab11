import { mapValues } from 'es-toolkit';
import { memo, type ReactNode } from 'react';

import { paletteIcons } from '../../../generated/palette-icons.ts';
import { own } from '../../../src/schema/json/index.ts';

const drawings = mapValues(paletteIcons, (Icon) => <Icon aria-hidden />);

/** An item of the palette that can be clicked or dragged. */
export interface PaletteItem {
  name: string;
  title: string;
  isTaken?: boolean;
  /** The name of its icon; an unknown one, such as a host's, has no drawing. */
  icon?: string;
  description?: string | undefined;
}

/** Items under a heading inside a group of the palette. */
export interface PaletteSection {
  title: string;
  items: readonly PaletteItem[];
}

/** A group of the palette. It is memoized, because a model may have hundreds of fields. */
export const PaletteItems = memo(function PaletteItems(props: {
  title: string;
  sections: readonly PaletteSection[];
  stop: string | undefined;
  taken: string;
  /** True if it scrolls separately once it is long, so that the groups below stay near. */
  isLong?: boolean;
  /** The accessible name of an item; by default its title. */
  label?: (title: string) => string;
  children?: ReactNode;
}) {
  const { title, sections, stop, taken, isLong, label, children } = props;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {sections.map((section) => (
        <div key={section.title}>
          {sections.length > 1 && <h4>{section.title}</h4>}
          <div className={isLong ? 'pw-palette-items pw-palette-long' : 'pw-palette-items'}>
            {section.items.map((item) => (
              <Item key={item.name} {...item} label={label?.(item.title)} isStop={item.name === stop} taken={taken} />
            ))}
          </div>
        </div>
      ))}
      {children}
    </section>
  );
});

/** The fields of the model that the form already has; they are folded away. */
export function TakenFields(props: { title: string; items: readonly PaletteItem[]; taken: string }) {
  const { title, items, taken } = props;
  return (
    <details className="pw-palette-taken">
      <summary>{title}</summary>
      <div className="pw-palette-items pw-palette-long">
        {items.map((item) => (
          <Item key={item.name} {...item} label={undefined} isStop={false} taken={taken} />
        ))}
      </div>
    </details>
  );
}

const Item = memo(function Item(props: PaletteItem & { isStop: boolean; taken: string; label: string | undefined }) {
  const { name, title, isTaken = false, isStop, taken, icon, description, label } = props;
  const about = description === undefined ? title : `${title}\n${description}`;
  return (
    <button
      type="button"
      className="pw-palette-item"
      data-palette={name}
      tabIndex={isStop ? 0 : -1}
      disabled={isTaken}
      aria-label={label}
      title={isTaken ? `${title}\n${taken}` : about}
    >
      {own(drawings, icon ?? '')}
      <span>{title}</span>
    </button>
  );
});
