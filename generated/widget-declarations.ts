// Made by `npm run generate`; never edited.
/**
 * What its value is: validation, search, import, export and the clipboard go by it.
 */
export type WidgetValue =
  | 'any'
  | 'text'
  | 'long-text'
  | 'html'
  | 'markdown'
  | 'tags'
  | 'number'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'time'
  | 'date-range'
  | 'time-range'
  | 'option'
  | 'options'
  | 'item'
  | 'node'
  | 'nodes'
  | 'place'
  | 'record'
  | 'picked'
  | 'report-row'
  | 'files'
  | 'images'
  | 'rows';
/**
 * What a field is that no document names a widget for; tried in the order of engine/resolve/default-component.ts.
 */
export type FieldCase =
  | 'lines'
  | 'reference'
  | 'dictionary'
  | 'few-options-of-several'
  | 'many-options-of-several'
  | 'few-options'
  | 'many-options'
  | 'boolean'
  | 'number'
  | 'array'
  | 'date'
  | 'date-time'
  | 'time'
  | 'text'
  | 'string'
  | 'layout';
export type SearchMode =
  | 'equals'
  | 'within'
  | 'like'
  | 'leftLike'
  | 'rightLike'
  | 'in'
  | 'has'
  | 'range'
  | 'not'
  | 'greater'
  | 'greaterOrEqual'
  | 'less'
  | 'lessOrEqual';
export type PropCounterpart =
  | string
  | [string, ...string[]]
  | {
      prop: string;
      /**
       * Values here by the texts of theirs.
       */
      values: {
        [k: string]: string | number | boolean;
      };
    };

/**
 * What a widget says of itself: the keywords with x- at the top of its props schema.
 */
export interface WidgetDeclaration {
  /**
   * It arranges children or shows something, and has no value.
   */
  layout?: true;
  /**
   * Nodes stand inside it: a designer drops them there. Each of them may be a pane or a step.
   */
  holds?: true | 'pane' | 'step';
  /**
   * Although it has no value, it takes one cell of a grid, as fields do; else it takes a whole row.
   */
  gridCell?: true;
  /**
   * Its field takes a whole row by itself, except in a grid, which gives each field one cell.
   */
  wide?: true;
  value?: WidgetValue;
  /**
   * What is different where its field has options.
   */
  withOptions?: {
    value?: WidgetValue;
    cellEditor?: CellEditor;
  };
  /**
   * When its text holds several values joined by commas: true, unless `multiple` is false; or the values of props that make it so. `multiple` itself does so for every widget.
   */
  several?:
    | true
    | {
        [k: string]: string | number | boolean;
      };
  /**
   * Where the names of its values are found: which of its props holds the dictionary's code, the table (`table,text,code`), the picker document or the tree; `widget`: it names them itself.
   */
  valueNames?: {
    dictionary?: string;
    table?: string;
    picker?: string;
    tree?: string;
    widget?: true;
  };
  /**
   * What an empty value is under it: `off`, the value of a switch that is off, as it shows it.
   */
  empty?: 'off';
  /**
   * The kinds of values, beside its own, that it can take over when a field is converted into it.
   */
  accepts?: WidgetValue[];
  /**
   * The fields that it edits where no document names a widget.
   */
  defaultFor?: FieldCase[];
  /**
   * The types of columns that it edits: of the format, or its own.
   */
  columnTypes?: string[];
  /**
   * The look of the dictionary's widget in its place, where a column of its type has a dictionary.
   */
  dictionaryLook?: string;
  /**
   * How a column shows its value where no document names a cell: by the cell `name`, or `like` a field of that type.
   */
  cell?: {
    /**
     * A cell of the catalogue.
     */
    name?: string;
    like?: 'boolean' | 'number' | 'date' | 'date-time';
    /**
     * Pixels.
     */
    width?: number;
    align?: 'left' | 'center' | 'right';
    /**
     * Props of the cell.
     */
    props?: {
      [k: string]: string | number | boolean;
    };
    /**
     * Props of the cell that it takes from the widget: its own name, and the widget's.
     */
    takes?: {
      [k: string]: string;
    };
    /**
     * Only where this prop of the widget is given.
     */
    needs?: string;
    /**
     * Also for a field with a reference, a dictionary or options.
     */
    first?: true;
  };
  cellEditor?: CellEditor;
  /**
   * How a list searches by a field that it edits; without it, by the widget itself with the field's props.
   */
  search?: {
    /**
     * The widget that takes what is searched for; itself where it is left out.
     */
    component?: string;
    /**
     * The props that it is given; all where it is left out.
     */
    keep?: string[];
    /**
     * Props that it is not given.
     */
    omit?: string[];
    /**
     * Props of its own.
     */
    props?: {
      [k: string]: string | number | boolean;
    };
    /**
     * `on-off`: the two values of a switch, as choices.
     */
    options?: 'on-off';
    mode?: SearchMode;
    /**
     * Also where the document names it: without this, a field is searched as its type, dictionary and options say.
     */
    first?: true;
  };
  /**
   * Most forms have it: it is loaded while the browser has nothing else to do.
   */
  common?: true;
  /**
   * What it is called in other formats of forms: imports and exports go by it.
   */
  exchange?: {
    'form-making'?: Counterparts;
    formily?: Counterparts;
    'json-schema'?: Counterparts;
    'online-form'?: Counterparts;
  };
  /**
   * The keywords of the form's node that a drop on a canvas makes.
   */
  createField?: {};
  /**
   * Its place in the palette of a designer; its names are the title and `x-en-US.title`.
   */
  palette?: {
    group: 'basic' | 'advanced' | 'layout';
    /**
     * What a person looks for who wants it; the group has a heading for each of its topics.
     */
    topic: 'text' | 'number' | 'choice' | 'date' | 'file' | 'reference' | 'lines' | 'layout' | 'content';
    /**
     * A name of @ant-design/icons.
     */
    icon: string;
    /**
     * Other words that people search it by, in either language.
     */
    words?: string[];
  };
}
/**
 * How it edits in a cell of a table; without it, it hangs below the cell.
 */
export interface CellEditor {
  /**
   * It stands in the cell; it hangs below the cell (panel); it only shows, and the cell cannot be edited (none).
   */
  in: 'cell' | 'panel' | 'none';
  /**
   * It stands in the cell, and hangs below it as soon as one types.
   */
  hangs?: true;
  /**
   * Values of props for which it hangs below the cell.
   */
  panelFor?: {
    [k: string]: (string | number | boolean)[];
  };
  /**
   * The least width of its column, in pixels.
   */
  width?: number;
}
/**
 * What stands for it there, by its name there: a type, a component, a widget; what follows a slash only tells several of one name apart. The more special ones first.
 */
export interface Counterparts {
  [k: string]: Counterpart;
}
/**
 * What stands for it in another format.
 */
export interface Counterpart {
  /**
   * Its icon there.
   */
  icon?: string;
  /**
   * The keyword here that takes its name there; `title` where it is left out.
   */
  title?: string;
  /**
   * Only where options there have one of these values; null where the option is left out.
   */
  when?: {
    [k: string]: (string | number | boolean | null)[];
  };
  /**
   * The props that make it so here.
   */
  with?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Keywords of the node here, over those of x-create-field.
   */
  node?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Its props by the names of their options, dots going inside; `prop` or a list where several take the value, `values` where they are called otherwise.
   */
  props?: {
    [k: string]: PropCounterpart;
  };
  /**
   * Keywords of the node by the names of their options, where the format has no name of its own for them.
   */
  keywords?: {
    [k: string]: PropCounterpart;
  };
  /**
   * The options there of one of which nothing is said here: as a new one has them.
   */
  defaults?: {};
  /**
   * The options there of one that does not say them, where that is not what a new one has.
   */
  absent?: {};
  /**
   * How the nodes inside stand there.
   */
  children?: 'columns' | 'tabs' | 'rows';
}

/** What each widget of the catalogue declares, without what only a designer reads. */
export const widgetDeclarations: Readonly<Record<string, WidgetDeclaration>> = {
  ActionButton: { layout: true, gridCell: true },
  Area: { value: 'place', valueNames: { widget: true } },
  Barcode: { layout: true, gridCell: true },
  Blank: { value: 'any' },
  CalendarPart: { layout: true, gridCell: true },
  Card: { layout: true, holds: true },
  Cascader: { value: 'node', valueNames: { tree: 'tree', widget: true }, common: true },
  Chart: { layout: true, gridCell: true },
  CheckTree: { value: 'nodes' },
  Checkbox: {
    value: 'boolean',
    withOptions: { value: 'options', cellEditor: { in: 'panel' } },
    defaultFor: ['few-options-of-several'],
    columnTypes: ['checkbox', 'checkbox_meta'],
    dictionaryLook: 'checkbox',
    cell: { like: 'boolean' },
    cellEditor: { in: 'cell' },
    search: { component: 'Select', keep: [] },
    common: true,
  },
  Code: { value: 'long-text', wide: true },
  Collapse: { layout: true, holds: true },
  Color: { value: 'text', common: true },
  ConditionInput: { value: 'text' },
  ContextMenu: { layout: true, holds: true },
  Countdown: { layout: true, gridCell: true },
  Cron: { value: 'text' },
  DataTable: { layout: true, gridCell: true },
  Date: {
    value: 'date',
    defaultFor: ['date'],
    columnTypes: ['date'],
    cell: { like: 'date' },
    cellEditor: { in: 'cell', width: 135 },
    common: true,
  },
  DateRange: { value: 'date-range', common: true },
  DateTime: {
    value: 'date-time',
    defaultFor: ['date-time'],
    columnTypes: ['datetime'],
    cell: { like: 'date-time' },
    cellEditor: { in: 'cell', width: 190 },
    common: true,
  },
  DictSelect: {
    value: 'option',
    valueNames: { dictionary: 'dictionary' },
    several: { look: 'checkbox' },
    defaultFor: ['dictionary'],
    cellEditor: { in: 'cell', panelFor: { look: ['radio', 'radioButton', 'checkbox'] } },
    common: true,
  },
  Divider: { layout: true },
  EditableTable: { value: 'rows', wide: true },
  Ellipsis: { value: 'text' },
  FilePop: { value: 'files', cell: { first: true, name: 'file', width: 160 } },
  FileUpload: {
    value: 'files',
    wide: true,
    columnTypes: ['upload', 'file'],
    cell: { first: true, name: 'file', width: 160 },
    cellEditor: { in: 'cell' },
  },
  FormPart: { layout: true, gridCell: true },
  Grid: { defaultFor: ['layout'], layout: true, holds: true, gridCell: true },
  HostPart: { layout: true },
  Html: { value: 'html', cell: { first: true, name: 'formatted', width: 240, props: { markup: 'html' } } },
  IconSelect: { value: 'text' },
  ImageUpload: {
    value: 'images',
    wide: true,
    columnTypes: ['image'],
    cell: { first: true, name: 'image', width: 140 },
    cellEditor: { in: 'cell' },
  },
  Input: { value: 'text', defaultFor: ['string'], columnTypes: ['input'], cellEditor: { in: 'cell' }, common: true },
  InputPop: { value: 'text', columnTypes: ['input_pop'], cellEditor: { in: 'cell' }, common: true },
  Lines: { value: 'rows', wide: true, defaultFor: ['lines'] },
  ListPart: { layout: true, gridCell: true },
  Markdown: {
    value: 'markdown',
    wide: true,
    cell: { first: true, name: 'formatted', width: 240, props: { markup: 'markdown' } },
  },
  MarkdownText: { layout: true, gridCell: true },
  Number: {
    value: 'number',
    defaultFor: ['number'],
    columnTypes: ['inputNumber'],
    cell: { like: 'number' },
    cellEditor: { in: 'cell' },
    search: { keep: ['scale'] },
    common: true,
  },
  PageLinks: { layout: true },
  Picker: {
    value: 'picked',
    valueNames: { picker: 'picker' },
    several: true,
    columnTypes: ['sel_depart', 'sel_user'],
    cell: { first: true, needs: 'picker', name: 'picked', width: 150, takes: { picker: 'picker', store: 'store' } },
    cellEditor: { in: 'cell', width: 190 },
  },
  PicturePart: { layout: true, gridCell: true },
  PopupPicker: { value: 'report-row', columnTypes: ['popup'], cellEditor: { in: 'cell' } },
  Progress: {
    value: 'number',
    columnTypes: ['progress'],
    cell: { name: 'progress', width: 160 },
    cellEditor: { in: 'none' },
  },
  QrCode: { value: 'text' },
  Radio: {
    value: 'option',
    defaultFor: ['few-options'],
    columnTypes: ['radio'],
    dictionaryLook: 'radio',
    cellEditor: { in: 'panel' },
    search: { component: 'Select', keep: [] },
    common: true,
  },
  Ranking: { layout: true, gridCell: true },
  Rate: { value: 'number', cell: { name: 'rating', width: 140, takes: { count: 'count' } }, common: true },
  Reference: { value: 'record', defaultFor: ['reference'], cellEditor: { in: 'cell' }, search: { omit: ['copy'] } },
  RichText: {
    value: 'html',
    wide: true,
    cell: { first: true, name: 'formatted', width: 240, props: { markup: 'html' } },
  },
  RuleCodeInput: { value: 'text' },
  SearchSelect: {
    value: 'item',
    valueNames: { dictionary: 'dictionary', table: 'dictionary' },
    columnTypes: ['sel_search', 'sel_search_async'],
    cellEditor: { in: 'cell' },
  },
  Section: { layout: true, holds: true },
  Select: {
    value: 'option',
    defaultFor: ['many-options', 'many-options-of-several', 'array'],
    columnTypes: ['select', 'list_multi'],
    dictionaryLook: 'select',
    cellEditor: { in: 'cell' },
    common: true,
  },
  Slider: { value: 'number', common: true },
  Statistic: { layout: true, gridCell: true },
  Steps: { layout: true, holds: true },
  SubForm: { value: 'rows', wide: true },
  Switch: {
    value: 'boolean',
    empty: 'off',
    defaultFor: ['boolean'],
    cell: { like: 'boolean', needs: 'values' },
    cellEditor: { in: 'cell' },
    search: { first: true, component: 'Select', keep: [], options: 'on-off', mode: 'equals' },
    common: true,
  },
  Tabs: { layout: true, holds: true },
  Tags: {
    value: 'tags',
    columnTypes: ['tags'],
    cell: { name: 'tags', width: 160 },
    cellEditor: { in: 'cell' },
    common: true,
  },
  Text: { layout: true, gridCell: true },
  TextArea: {
    value: 'long-text',
    wide: true,
    defaultFor: ['text'],
    columnTypes: ['textarea'],
    cellEditor: { in: 'cell', hangs: true },
    search: { component: 'Input', keep: [] },
    common: true,
  },
  Time: { value: 'time', defaultFor: ['time'], columnTypes: ['time'], cellEditor: { in: 'cell' }, common: true },
  TimeRange: { value: 'time-range', common: true },
  Timeline: { layout: true, gridCell: true },
  Transfer: { value: 'options' },
  TreeSelect: {
    value: 'node',
    valueNames: { table: 'dict', tree: 'tree', widget: true },
    several: { checkable: true },
    common: true,
  },
  UniqueInput: { value: 'text' },
  VerifySlider: { value: 'boolean' },
  WebPage: { layout: true, gridCell: true },
  WorkList: { layout: true },
};
