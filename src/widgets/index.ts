/** The shelf of widgets: what `x-component` may say. */
import type { WidgetDefinition } from '../runtime/registry/index.ts';
import { cardWidget } from './card/card.widget.ts';
import { checkboxWidget } from './checkbox/checkbox.widget.ts';
import { cronWidget } from './cron/cron.widget.ts';
import { dateWidget } from './date/date.widget.ts';
import { dateRangeWidget } from './date-range/date-range.widget.ts';
import { dateTimeWidget } from './date-time/date-time.widget.ts';
import { dictSelectWidget } from './dict-select/dict-select.widget.ts';
import { editableTableWidget } from './editable-table/editable-table.widget.ts';
import { gridWidget } from './grid/grid.widget.ts';
import { inputPopWidget } from './input-pop/input-pop.widget.ts';
import { inputWidget } from './input/input.widget.ts';
import { linesWidget } from './lines/lines.widget.ts';
import { numberWidget } from './number/number.widget.ts';
import { pickerWidget } from './picker/picker.widget.ts';
import { popupPickerWidget } from './popup-picker/popup-picker.widget.ts';
import { searchSelectWidget } from './search-select/search-select.widget.ts';
import { radioWidget } from './radio/radio.widget.ts';
import { referenceWidget } from './reference/reference.widget.ts';
import { sectionWidget } from './section/section.widget.ts';
import { selectWidget } from './select/select.widget.ts';
import { switchWidget } from './switch/switch.widget.ts';
import { textAreaWidget } from './text-area/text-area.widget.ts';
import { dividerWidget } from './divider/divider.widget.ts';
import { areaWidget } from './area/area.widget.ts';
import { verifySliderWidget } from './verify-slider/verify-slider.widget.ts';
import { iconSelectWidget } from './icon-select/icon-select.widget.ts';
import { blankWidget } from './blank/blank.widget.ts';
import { htmlWidget } from './html/html.widget.ts';
import { qrCodeWidget } from './qr-code/qr-code.widget.ts';
import { ellipsisWidget } from './ellipsis/ellipsis.widget.ts';
import { progressWidget } from './progress/progress.widget.ts';
import { ruleCodeInputWidget } from './rule-code-input/rule-code-input.widget.ts';
import { uniqueInputWidget } from './unique-input/unique-input.widget.ts';
import { conditionInputWidget } from './condition-input/condition-input.widget.ts';
import { tagsWidget } from './tags/tags.widget.ts';
import { checkTreeWidget } from './check-tree/check-tree.widget.ts';
import { transferWidget } from './transfer/transfer.widget.ts';
import { treeSelectWidget } from './tree-select/tree-select.widget.ts';
import { cascaderWidget } from './cascader/cascader.widget.ts';
import { colorWidget } from './color/color.widget.ts';
import { sliderWidget } from './slider/slider.widget.ts';
import { rateWidget } from './rate/rate.widget.ts';
import { textWidget } from './text/text.widget.ts';
import { timeRangeWidget } from './time-range/time-range.widget.ts';
import { timeWidget } from './time/time.widget.ts';
import { collapseWidget } from './collapse/collapse.widget.ts';
import { contextMenuWidget } from './context-menu/context-menu.widget.ts';
import { stepsWidget } from './steps/steps.widget.ts';
import { tabsWidget } from './tabs/tabs.widget.ts';
import { codeWidget } from './code/code.widget.ts';
import { subFormWidget } from './sub-form/sub-form.widget.ts';
import { richTextWidget } from './rich-text/rich-text.widget.ts';
import { markdownWidget } from './markdown/markdown.widget.ts';
import { fileUploadWidget } from './file-upload/file-upload.widget.ts';
import { filePopWidget } from './file-pop/file-pop.widget.ts';
import { imageUploadWidget } from './image-upload/image-upload.widget.ts';

export const widgets: readonly WidgetDefinition[] = [
  inputWidget,
  textAreaWidget,
  inputPopWidget,
  numberWidget,
  selectWidget,
  radioWidget,
  checkboxWidget,
  switchWidget,
  dateWidget,
  dateTimeWidget,
  timeWidget,
  dictSelectWidget,
  dateRangeWidget,
  timeRangeWidget,
  rateWidget,
  sliderWidget,
  colorWidget,
  cascaderWidget,
  treeSelectWidget,
  checkTreeWidget,
  transferWidget,
  tagsWidget,
  conditionInputWidget,
  uniqueInputWidget,
  ruleCodeInputWidget,
  progressWidget,
  ellipsisWidget,
  qrCodeWidget,
  htmlWidget,
  blankWidget,
  iconSelectWidget,
  verifySliderWidget,
  areaWidget,
  referenceWidget,
  pickerWidget,
  popupPickerWidget,
  searchSelectWidget,
  linesWidget,
  cronWidget,
  codeWidget,
  richTextWidget,
  markdownWidget,
  fileUploadWidget,
  imageUploadWidget,
  filePopWidget,
  editableTableWidget,
  subFormWidget,
  gridWidget,
  sectionWidget,
  cardWidget,
  tabsWidget,
  stepsWidget,
  collapseWidget,
  contextMenuWidget,
  textWidget,
  dividerWidget,
];
