import { Segmented } from 'antd';

import { pageWords, type Locale } from '../../words/index.ts';

/** The panel shown next to the canvas if there is room for only one; `none` leaves all the room to the canvas. */
export type ShownPanel = 'left' | 'properties' | 'none';

/** Chooses the panel that is shown. */
export function PanelChoice(props: { shown: ShownPanel; show: (panel: ShownPanel) => void; locale: Locale }) {
  const { shown, show, locale } = props;
  const words = pageWords[locale];
  return (
    <div className="pw-designer-panels">
      <Segmented
        size="small"
        aria-label={words.panels}
        value={shown}
        onChange={show}
        options={[
          { value: 'left', label: words.leftShort },
          { value: 'properties', label: words.properties },
          { value: 'none', label: words.canvasOnly },
        ]}
      />
    </div>
  );
}
