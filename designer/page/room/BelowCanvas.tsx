import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { paperWords, WidthChoice, type PaperWidth } from '../../canvas/index.ts';
import { Breadcrumb } from '../../panels/breadcrumb/Breadcrumb.tsx';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';

/** The row below the canvas: the panel next to it, the nodes around the selected one, the width of the form, full screen. */
export function BelowCanvas(props: {
  design: OpenDesign;
  locale: Locale;
  /** The form's own width in pixels; undefined if no width can be chosen. */
  own: number | undefined;
  width: PaperWidth;
  onWidth: (width: PaperWidth) => void;
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
  /** The choice of the panel, if there is room for only one. */
  children: ReactNode;
}) {
  const { design, locale, own, width, onWidth, isExpanded, onExpand, children } = props;
  const words = paperWords[locale];
  const label = isExpanded ? words.reduce : words.expand;
  return (
    <div className="pw-designer-below">
      {children}
      <Breadcrumb design={design} locale={locale} />
      {own !== undefined && <WidthChoice width={width} onChange={onWidth} own={own} locale={locale} />}
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        aria-pressed={isExpanded}
        icon={isExpanded ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={() => onExpand(!isExpanded)}
      />
    </div>
  );
}
