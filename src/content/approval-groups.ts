/** Content that two people approve together before a release (docs/releasing.md#what-two-people-approve). */
export interface ApprovalGroup {
  name: string;
  title: string;
  parts: readonly GroupPart[];
}

export interface GroupPart {
  type: string;
  /** Fields that the group includes. Without this property it includes all fields. */
  only?: readonly string[];
  except?: readonly string[];
}

/** Fields that are approved together with the account, so that an old account never stands beside a new name. */
const besideAccount = ['organisationName', 'contact'];

export const approvalGroups: readonly ApprovalGroup[] = [
  {
    name: 'account',
    title: 'rekening, nama lembaga, dan kontak',
    parts: [
      { type: 'bankAccount' },
      { type: 'siteSettings', only: besideAccount },
      { type: 'contactPage', only: ['branches'] },
    ],
  },
  {
    name: 'donation',
    title: 'teks dan gambar halaman Donasi',
    parts: [{ type: 'donationPage', except: ['questions'] }],
  },
  { name: 'confirmation', title: 'teks halaman Konfirmasi transfer', parts: [{ type: 'confirmationPage' }] },
  { name: 'questions', title: 'tanya jawab donatur', parts: [{ type: 'donationPage', only: ['questions'] }] },
  {
    name: 'numbers',
    title: 'teks di sekitar nomor resmi di halaman Kontak',
    parts: [{ type: 'contactPage', only: ['form', 'check', 'witnesses', 'whatsapp'] }],
  },
  { name: 'legality', title: 'Legalitas', parts: [{ type: 'legality' }] },
  {
    name: 'site',
    title: 'teks dan tautan di setiap halaman',
    parts: [{ type: 'siteSettings', except: [...besideAccount, 'notice'] }], // no payment page shows the notice
  },
  // These two fields name the app in which phones open our links.
  { name: 'app', title: 'sertifikat aplikasi', parts: [{ type: 'appInfo', only: ['packageName', 'certificate'] }] },
];

/** Whether a group includes this field of a document type. */
export const isGrouped = (type: string, field: string): boolean =>
  approvalGroups.some(({ parts }) => parts.some((part) => part.type === type && includesField(part, field)));

/** Whether a part of a group includes a field. Only the first name of the field's path counts. */
export function includesField({ only, except = [] }: GroupPart, field: string): boolean {
  const [name = ''] = field.split('.');
  return (only?.includes(name) ?? true) && !except.includes(name);
}
