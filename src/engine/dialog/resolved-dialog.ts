import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ResolvedForm } from '../form/index.ts';
import type { ActionStep, ResolvedList } from '../list/index.ts';
import type { ResolvedPicker } from '../picker/index.ts';
import type { ResolvedScreen } from '../screen/index.ts';

/** What is inside a dialog; a part that cannot be drawn is a problem in its place. */
export type DialogBody =
  | { kind: 'form'; form: ResolvedForm }
  | { kind: 'list'; list: ResolvedList }
  | { kind: 'picker'; picker: ResolvedPicker }
  | { kind: 'screen'; screen: ResolvedScreen }
  | { kind: 'text'; text: string }
  | { kind: 'problem'; problem: Problem };

/** A dialog ready to be opened. */
export interface ResolvedDialog {
  document: string;
  /** As written: fixed, or with expressions in it. */
  title: string;
  /** Pixels, or a share such as `60%`. */
  width?: number | string;
  /** Whether it can be made to fill the window. */
  fullScreen: boolean;
  placement: 'modal' | 'drawer';
  permission?: string;
  body: DialogBody;
  /** What is done before it shows anything; the last step's result is `$loaded`. */
  load?: ActionStep[];
  /** Initial values as written: fixed, or expressions. */
  values: Record<string, JsonValue>;
  /** Whether its form can be printed. */
  print?: boolean;
  okText: string;
  /** Of a button that does the same and leaves the dialog open. */
  applyText?: string;
  cancelText?: string;
  /** Absent where the document says nothing of what 确定 does. */
  submit?: ActionStep[];
  /** Why 确定 is out of use. */
  submitProblem?: Problem;
  problems: Problem[];
}
