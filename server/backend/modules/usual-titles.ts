const dayOrTime = /日期|时间|日$/;

/** Words that names of fields have in them, the words of their titles, and the usual title. */
const usual: readonly { name: RegExp; title: RegExp; text: string }[] = [
  { name: /id_?card(?!pic)/i, title: /身份证/, text: '身份证号' },
  { name: /date$|^birthday$/i, title: dayOrTime, text: '日期' },
  { name: /time$/i, title: dayOrTime, text: '时间' },
  { name: /money$|amount$/i, title: /金额|款/, text: '金额' },
  { name: /price$/i, title: /价/, text: '单价' },
  { name: /num$|qty$|quantity$|count$/i, title: /数量|数$/, text: '数量' },
  { name: /code$|no$/i, title: /编号|编码|号$/, text: '编号' },
  { name: /name$/i, title: /名称|名字|姓名/, text: '名称' },
  { name: /phone$|tel$|mobile$/i, title: /电话|手机/, text: '电话' },
  { name: /^sex$|^gender$/i, title: /性别/, text: '性别' },
  { name: /^age$/i, title: /年龄/, text: '年龄' },
  { name: /e?mail$/i, title: /邮/, text: '邮箱' },
  { name: /address$/i, title: /地址/, text: '地址' },
  { name: /remarks?$|memo$/i, title: /备注/, text: '备注' },
  { name: /content$/i, title: /内容/, text: '内容' },
  { name: /desc(?:ription)?$/i, title: /说明|描述/, text: '说明' },
  { name: /type$/i, title: /类型|种类/, text: '类型' },
  { name: /status$|state$/i, title: /状态/, text: '状态' },
  { name: /pic$|image$|photo$|avatar$/i, title: /图|照片/, text: '图片' },
];

/** True where the name of a field and a title mean the same by their words. */
export function isUsualTitle(name: string, title: string): boolean {
  return usual.some((each) => each.name.test(name) && each.title.test(title));
}

/** The usual title of a field of this name. */
export function usualTitle(name: string): string | undefined {
  return usual.find((each) => each.name.test(name))?.text;
}
