/** `Boğaz’da akşam.JPG` → `bogaz-da-aksam` */
export const stemOf = (file: string) =>
  file
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
