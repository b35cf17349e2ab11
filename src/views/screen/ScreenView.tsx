import type { ResolvedScreen } from '../../engine/screen/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { FormGrid, FormNodes, FormScope, useFormHandle } from '../../runtime/form/index.ts';
import { UnplacedProblems } from '../problem-card/index.ts';
import { PrintButton } from '../print/index.ts';
import './screen.css';

const nothing: DataRecord = {};

/** Draws a screen's tree, and prints it where the document says so; its expressions see `record` as `$record`. */
export function ScreenView({ screen, record = nothing }: { screen: ResolvedScreen; record?: DataRecord }) {
  const form = useFormHandle({ form: screen.form, record, mode: 'detail' });
  return (
    <FormScope form={form}>
      <section className="pw-form" aria-label={screen.title}>
        {screen.print && (
          <div className="pw-screen-tools">
            <PrintButton form={form} title={screen.title} paper={screen.paper} />
          </div>
        )}
        <UnplacedProblems problems={screen.problems} nodes={screen.form.nodes} />
        <FormGrid columns={1}>
          <FormNodes nodes={screen.form.nodes} />
        </FormGrid>
      </section>
    </FormScope>
  );
}
