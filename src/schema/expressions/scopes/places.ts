const always = ['$user', '$now', '$today'] as const;
const onPages = ['$permissions', ...always] as const;
const button = ['$record', '$selection', '$query', '$parent', '$args', ...onPages] as const;

/**
 * The names available to an expression, by the place where it is written:
 * - `default`: values without a record: defaults of fields, conditions of queries
 * - `record`: computed values, transitions, creations of a model; `line`: actions of a model on each row
 * - `form`: nodes of forms and screens; `rule`: validation rules
 * - `page`: props of search fields; `column`: if a table shows a column; `list`: fixed conditions and parameters of a list
 * - `row`: if a row or one of its cells is locked; `cell`: a column in a row; `button`: buttons of lists; `menu`: a
 *   context menu
 * - `call`: steps, requests, titles and values of dialogs
 */
export const places = {
  default: always,
  record: ['$record', '$line', '$parent', ...always],
  line: ['$record', '$line', ...always],
  form: ['$record', '$values', '$value', '$line', '$parent', '$mode', '$route', ...onPages],
  rule: ['$record', '$values', '$value', '$line', ...always],
  page: onPages,
  column: ['$mode', ...onPages],
  list: ['$record', '$selection', '$parent', '$args', ...onPages],
  row: ['$record', '$line'],
  cell: ['$record', '$value', '$line', ...onPages],
  button,
  menu: ['$chosen', ...button],
  call: ['$values', '$value', '$chosen', '$loaded', '$result', '$route', ...button],
} as const;

export type ExpressionPlace = keyof typeof places;

export type ScopeName<Place extends ExpressionPlace = ExpressionPlace> = (typeof places)[Place][number];
