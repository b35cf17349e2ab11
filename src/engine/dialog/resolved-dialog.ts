import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedScreen } from '../figures/index.ts';
import type { ResolvedForm } from '../form/index.ts';
import type { ActionStep, ResolvedList } from '../list/index.ts';
import type { ResolvedPicker } from '../picker/index.ts';

/** The content of a dialog; a part that cannot be rendered is replaced by its problem. */
export type DialogBody =
  | { kind: 'form'; form: ResolvedForm }
  | { kind: 'list'; list: ResolvedList }
  | { kind: 'picker'; picker: ResolvedPicker }
  | { kind: 'screen'; screen: ResolvedScreen }
  | { kind: 'text'; text: string }
  | { kind: 'problem'; problem: Problem };

export interface ResolvedDialog {
  document: string;
  /** May contain expressions. */
  title: string;
  /** Pixels, or a share such as `60%`. */
  width?: number | string;
  fullScreen: boolean;
  placement: 'modal' | 'drawer';
  permission?: string;
  body: DialogBody;
  /** The steps that run before anything is shown; the last step's result is `$loaded`. */
  load?: ActionStep[];
  values: Record<string, JsonValue>;
  print?: boolean;
  okText: string;
  applyText?: string;
  cancelText?: string;
  /** Absent if the document does not define what 确定 does. */
  submit?: ActionStep[];
  submitProblem?: Problem;
  problems: Problem[];
}
