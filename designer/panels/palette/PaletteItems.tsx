import { memo } from 'react';

/** An item of the palette that can be clicked or dragged. */
export interface PaletteItem {
  name: string;
  title: string;
  isTaken: boolean;
}

/** A group of the palette. It is memoized, because a model may have hundreds of fields. */
export const PaletteItems = memo(function PaletteItems(props: {
  title: string;
  items: readonly PaletteItem[];
  stop: string | undefined;
  taken: string;
  /** True if it scrolls separately once it is long, so that the groups below stay near. */
  isLong?: boolean;
}) {
  const { title, items, stop, taken, isLong } = props;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className={isLong ? 'pw-palette-items pw-palette-long' : 'pw-palette-items'}>
        {items.map((item) => (
          <Item key={item.name} {...item} isStop={item.name === stop} taken={taken} />
        ))}
      </div>
    </section>
  );
});

const Item = memo(function Item(props: {
  name: string;
  title: string;
  isTaken: boolean;
  isStop: boolean;
  taken: string;
}) {
  const { name, title, isTaken, isStop, taken } = props;
  return (
    <button
      type="button"
      className="pw-palette-item"
      data-palette={name}
      tabIndex={isStop ? 0 : -1}
      disabled={isTaken}
      title={isTaken ? taken : undefined}
    >
      {title}
    </button>
  );
});
