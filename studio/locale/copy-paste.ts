export const copyPaste: Record<string, string> = {
  'copy-paste.field-action-copy-button.document.title': 'Salin dokumen',
  'copy-paste.field-action-copy-button.field.title': 'Salin kolom',
  'copy-paste.field-action-paste-button.document.title': 'Tempel dokumen',
  'copy-paste.field-action-paste-button.field.title': 'Tempel kolom',
  'copy-paste.on-paste.validation.read-only-target.description': 'Tujuannya hanya dapat dibaca',
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Kolom yang hanya dapat dibaca dilewati: {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Kolom yang hanya dapat dibaca dilewati: {{fieldNames}} dan {{count}} lainnya',
  'copy-paste.on-paste.validation.schema-type-incompatible.description': 'Jenis skema sumber dan tujuan tidak cocok',
  'copy-paste.on-paste.validation.reference-type-incompatible.description':
    'Rujukan berjenis "{{sourceReferenceType}}" tidak diperbolehkan di kolom rujukan yang menerima jenis "{{targetReferenceTypes}}"',
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    'Rujukan ini tidak diperbolehkan oleh saringan kolom rujukan',
  'copy-paste.on-paste.validation.reference-validation-failed.description':
    'Dokumen yang dirujuk, "{{ref}}", tidak ada',
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    '"{{sourceSchemaType}}" tidak diperbolehkan di dalam "{{targetSchemaType}}"',
  'copy-paste.on-paste.validation.array-type-incompatible.description':
    'Nilai berjenis "{{type}}" tidak diperbolehkan di kolom daftar ini',
  'copy-paste.on-paste.validation.array-value-incompatible.description':
    'Nilai berjenis "{{type}}" tidak diperbolehkan di kolom daftar ini',
  'copy-paste.on-paste.validation.string-value-incompatible.description':
    'Nilai "{{value}}" tidak termasuk yang diperbolehkan: "{{allowedStrings}}"',
  'copy-paste.on-paste.validation.primitive-type-incompatible.description':
    'Nilai berjenis "{{type}}" tidak diperbolehkan di kolom ini',
  'copy-paste.on-paste.validation.clipboard-empty.title': 'Tidak ada yang dapat ditempel',
  'copy-paste.on-paste.validation.clipboard-invalid.title': 'Isi papan klip tidak dapat digunakan',
  'copy-paste.on-paste.validation.schema-type-incompatible.title':
    'Jenis skema tidak dapat ditentukan untuk jalur: {{path}}',
  'copy-paste.on-paste.validation.partial-warning.title': 'Tidak semua nilai dapat ditempel',
  'copy-paste.on-paste.validation.mime-type-incompatible.description':
    'Jenis MIME "{{mimeType}}" tidak diterima di kolom ini',
  'copy-paste.on-paste.validation.mime-type-validation-failed.description': 'Validasi jenis MIME gagal',
  'copy-paste.on-copy.validation.schema-type-incompatible.title':
    'Jenis skema tidak dapat ditentukan untuk jalur: {{path}}',
  'copy-paste.on-copy.validation.no-value.title': 'Nilainya kosong, tidak ada yang dapat disalin',
  'copy-paste.on-copy.validation.clipboard-not-supported.description':
    'Menyalin konten ini memerlukan akses ke papan klip. Izinkan akses papan klip di setelan peramban Anda, lalu coba salin lagi.',
  'copy-paste.on-copy.validation.clipboard-not-supported.title': 'Akses ke papan klip diblokir',
};
