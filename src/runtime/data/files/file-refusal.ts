import { say } from '../../../locale/index.ts';

/** Restrictions on the files that the user can choose. */
export interface FileRules {
  image?: boolean;
  /** In the syntax of `<input accept>`: `.pdf,.docx,image/*`. */
  accept?: string;
  /** The maximum size in MB; 0 or absent leaves the limit to the server. */
  maxSize?: number;
}

/** Returns the reason, as a sentence for the user, why a file is refused; undefined if it is accepted. */
export function fileRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { image, accept, maxSize }: FileRules,
): string | undefined {
  if (image && !file.type.includes('image')) return say('请上传图片');
  if (accept && !isAccepted(file, accept))
    return say('{name}不是可以上传的类型（{split}）', { name: file.name, split: accept.split(',').join('、') });
  if (maxSize && file.size > maxSize * 1_048_576)
    return say('{name}超过{maxSize}MB，请压缩后再上传', { name: file.name, maxSize });
  return undefined;
}

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((each) => {
    const wanted = each.trim().toLowerCase();
    if (wanted === '' || wanted === '*' || wanted === '*/*') return true;
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
