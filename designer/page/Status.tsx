import { useMemo } from 'react';

import { placeInWords, type useCarry, type useDrag } from '../canvas/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { announcementInWords, pageWords, refusalInWords, type Locale } from '../words/index.ts';
import { stepNames } from './history/step-names.ts';

/** Shows the last action, or why it was refused, and the dragged item next to the pointer. */
export function Status(props: {
  design: OpenDesign;
  drag: ReturnType<typeof useDrag>['drag'];
  carried: ReturnType<typeof useCarry>['carried'];
  locale: Locale;
}) {
  const { design, drag, carried, locale } = props;
  const refused = (drag ?? carried)?.refused ?? design.refused;
  const announced = useMemo(
    () => design.told && announcementInWords(design.told, locale, stepNames(design, locale)),
    [design, locale],
  );
  const said = refused ? refusalInWords(refused, locale) : announced;
  return (
    <>
      <div className="pw-designer-ends">
        <div className={refused ? 'pw-designer-status pw-designer-status-refused' : 'pw-designer-status'} role="status">
          {carried ? placeInWords(design, carried, locale) : said}
        </div>
        <div className="pw-designer-credit">{pageWords[locale].credit}</div>
      </div>
      {drag?.pointer && (
        <div
          className="pw-designer-dragged"
          style={{ left: drag.pointer.x + 12, top: drag.pointer.y + 12 }}
          aria-hidden="true"
        >
          {drag.refused ? refusalInWords(drag.refused, locale) : drag.dragged.title}
        </div>
      )}
    </>
  );
}
