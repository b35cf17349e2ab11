import { placeInWords, type useCarry, type useDrag } from '../canvas/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { designerWords, type Locale, pageWords } from '../words/index.ts';

/** What was done last, or why it was not, and what is dragged beside its pointer. */
export function Status(props: {
  design: OpenDesign;
  drag: ReturnType<typeof useDrag>['drag'];
  carried: ReturnType<typeof useCarry>['carried'];
  locale: Locale;
}) {
  const { design, drag, carried, locale } = props;
  const refused = (drag ?? carried)?.refused ?? design.refused;
  return (
    <>
      <div className={refused ? 'pw-designer-status pw-designer-status-refused' : 'pw-designer-status'} role="status">
        {carried ? placeInWords(design, carried, designerWords[locale]) : (refused ?? design.told)}
      </div>
      <div className="pw-designer-credit">{pageWords[locale].credit}</div>
      {drag?.pointer && (
        <div
          className="pw-designer-dragged"
          style={{ left: drag.pointer.x + 12, top: drag.pointer.y + 12 }}
          aria-hidden="true"
        >
          {drag.refused ?? drag.dragged.title}
        </div>
      )}
    </>
  );
}
