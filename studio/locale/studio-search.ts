export const studioSearch: Record<string, string> = {
  'search.action-open-aria-label': 'Buka pencarian',
  'search.action.add-filter': 'Tambah saringan',
  'search.action.clear-filters': 'Bersihkan saringan',
  'search.action.clear-recent-searches': 'Bersihkan pencarian terakhir',
  'search.action.clear-type-filters-aria-label': 'Bersihkan saringan yang dicentang',
  'search.action.clear-type-filters-label': 'Bersihkan',
  'search.action.close-search-aria-label': 'Tutup pencarian',
  'search.action.filter-by-document-type-aria-label': 'Saring menurut jenis dokumen',
  'search.action.remove-filter-aria-label': 'Hapus saringan',
  'search.action.search-all-types': 'Cari semua dokumen',
  'search.action.search-specific-types': 'Cari {{types, list}}',
  'search.action.search-specific-types-truncated': 'Cari {{types, list}} +{{count}} lainnya',
  'search.action.select-asset': 'Pilih aset',
  'search.action.select-asset_file': 'Pilih berkas',
  'search.action.select-asset_image': 'Pilih gambar',
  'search.action.toggle-filters-aria-label_hide': 'Sembunyikan saringan',
  'search.action.toggle-filters-aria-label_show': 'Tampilkan saringan',
  'search.action.toggle-filters-label_hide': 'Sembunyikan saringan',
  'search.action.toggle-filters-label_show': 'Tampilkan saringan',
  'search.button.tooltip': 'Cari',
  'search.document-type-list': '{{types, list}}',
  'search.document-type-list-all-types': 'Semua jenis',
  'search.document-type-list-truncated': '{{types, list}} +{{count}} lainnya',
  'search.document-types-aria-label': 'Jenis dokumen',
  'search.document-types-no-matches-found': 'Tidak ada yang cocok dengan {{filter}}',
  'search.error.display-filter-description':
    'Mungkin ada opsi yang tidak valid di dalam skema Anda.',
  'search.error.display-filter-title': 'Terjadi galat saat menampilkan saringan ini.',
  'search.error.no-valid-asset-source-check-config-description':
    'Pastikan sumber aset diaktifkan di berkas konfigurasi Studio Anda.',
  'search.error.no-valid-asset-source-only-default-description':
    'Saat ini, hanya sumber aset bawaan yang didukung.',
  'search.error.no-valid-asset-source-title': 'Tidak ditemukan sumber aset yang valid.',
  'search.error.unspecified-error-help-description':
    'Silakan coba lagi atau periksa sambungan Anda',
  'search.error.unspecified-error-title': 'Terjadi kesalahan saat mencari',
  'search.filter-all-fields-header': 'Semua kolom',
  'search.filter-asset-change_file': 'Ganti berkas',
  'search.filter-asset-change_image': 'Ganti gambar',
  'search.filter-asset-clear': 'Kosongkan',
  'search.filter-asset-select_file': 'Pilih berkas',
  'search.filter-asset-select_image': 'Pilih gambar',
  'search.filter-boolean-false': 'Tidak',
  'search.filter-boolean-true': 'Ya',
  'search.filter-by-title-aria-label': 'Saring menurut judul',
  'search.filter-date-aria-label': 'Tanggal',
  'search.filter-date-range-end-date-aria-label': 'Tanggal akhir',
  'search.filter-date-range-start-date-aria-label': 'Tanggal awal',
  'search.filter-date-unit-aria-label': 'Pilih satuan',
  'search.filter-date-unit_days': 'Hari',
  'search.filter-date-unit_months': 'Bulan',
  'search.filter-date-unit_years': 'Tahun',
  'search.filter-date-value-aria-label': 'Nilai satuan',
  'search.filter-field-tooltip-description': 'Deskripsi kolom',
  'search.filter-field-tooltip-name': 'Nama kolom',
  'search.filter-field-tooltip-used-in-document-types': 'Dipakai dalam jenis dokumen',
  'search.filter-no-matches-found': 'Tidak ada yang cocok dengan {{filter}}',
  'search.filter-number-max-value-placeholder': 'Nilai maksimum',
  'search.filter-number-min-value-placeholder': 'Nilai minimum',
  'search.filter-number-value-placeholder': 'Nilai',
  'search.filter-placeholder': 'Saring',
  'search.filter-reference-clear': 'Kosongkan',
  'search.filter-shared-fields-header': 'Kolom bersama',
  'search.filter-string-value-placeholder': 'Nilai',
  'search.filter-string-value-select-predefined-value': 'Pilih…',
  'search.filters-aria-label_one': 'Saringan',
  'search.filters-aria-label_other': 'Saringan',
  'search.instructions': 'Gunakan <ControlsIcon/> untuk mempersempit pencarian Anda',
  'search.no-results-help-description': 'Coba kata kunci lain atau ubah saringan Anda',
  'search.no-results-title': 'Tidak ada hasil',
  'search.operator.array-count-equal.description_one':
    '<Field/> <Operator>memiliki</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-equal.description_other':
    '<Field/> <Operator>memiliki</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-equal.name': 'jumlahnya',
  'search.operator.array-count-gt.description_one':
    '<Field/> <Operator>memiliki ></Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-gt.description_other':
    '<Field/> <Operator>memiliki ></Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-gt.name': 'jumlahnya lebih dari',
  'search.operator.array-count-gte.description_one':
    '<Field/> <Operator>memiliki ≥</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-gte.description_other':
    '<Field/> <Operator>memiliki ≥</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-gte.name': 'jumlahnya lebih dari atau sama dengan',
  'search.operator.array-count-lt.description_one':
    '<Field/> <Operator>memiliki <</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-lt.description_other':
    '<Field/> <Operator>memiliki <</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-lt.name': 'jumlahnya kurang dari',
  'search.operator.array-count-lte.description_one':
    '<Field/> <Operator>memiliki ≤</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-lte.description_other':
    '<Field/> <Operator>memiliki ≤</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-lte.name': 'jumlahnya kurang dari atau sama dengan',
  'search.operator.array-count-not-equal.description_one':
    '<Field/> <Operator>tidak memiliki</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-not-equal.description_other':
    '<Field/> <Operator>tidak memiliki</Operator> <Value>{{count}} butir</Value>',
  'search.operator.array-count-not-equal.name': 'jumlahnya bukan',
  'search.operator.array-count-range.description':
    '<Field/> <Operator>memiliki antara</Operator> <Value>{{from}} → {{to}} butir</Value>',
  'search.operator.array-count-range.name': 'jumlahnya antara',
  'search.operator.array-list-includes.description':
    '<Field/> <Operator>berisi</Operator> <Value>{{value}}</Value>',
  'search.operator.array-list-includes.name': 'berisi',
  'search.operator.array-list-not-includes.description':
    '<Field/> <Operator>tidak berisi</Operator> <Value>{{value}}</Value>',
  'search.operator.array-list-not-includes.name': 'tidak berisi',
  'search.operator.array-reference-includes.description':
    '<Field/> <Operator>berisi</Operator> <Value>{{value}}</Value>',
  'search.operator.array-reference-includes.name': 'berisi',
  'search.operator.array-reference-not-includes.description':
    '<Field/> <Operator>tidak berisi</Operator> <Value>{{value}}</Value>',
  'search.operator.array-reference-not-includes.name': 'tidak berisi',
  'search.operator.asset-file-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-equal.name': 'adalah',
  'search.operator.asset-file-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-not-equal.name': 'bukan',
  'search.operator.asset-image-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-equal.name': 'adalah',
  'search.operator.asset-image-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-not-equal.name': 'bukan',
  'search.operator.boolean-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.boolean-equal.name': 'adalah',
  'search.operator.date-after.description':
    '<Field/> <Operator>setelah</Operator> <Value>{{value}}</Value>',
  'search.operator.date-after.name': 'setelah',
  'search.operator.date-before.description':
    '<Field/> <Operator>sebelum</Operator> <Value>{{value}}</Value>',
  'search.operator.date-before.name': 'sebelum',
  'search.operator.date-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.date-equal.name': 'adalah',
  'search.operator.date-last.description':
    '<Field/> <Operator>dalam kurun terakhir</Operator> <Value>{{value}}</Value>',
  'search.operator.date-last.name': 'dalam kurun terakhir',
  'search.operator.date-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.date-not-equal.name': 'bukan',
  'search.operator.date-range.description': '<Field/> <Operator>antara</Operator> <Value/>',
  'search.operator.date-range.name': 'antara',
  'search.operator.date-time-after.description':
    '<Field/> <Operator>setelah</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-after.name': 'setelah',
  'search.operator.date-time-before.description':
    '<Field/> <Operator>sebelum</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-before.name': 'sebelum',
  'search.operator.date-time-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-equal.name': 'adalah',
  'search.operator.date-time-last.description':
    '<Field/> <Operator>dalam kurun terakhir</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-last.name': 'dalam kurun terakhir',
  'search.operator.date-time-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-not-equal.name': 'bukan',
  'search.operator.date-time-range.description': '<Field/> <Operator>antara</Operator> <Value/>',
  'search.operator.date-time-range.name': 'antara',
  'search.operator.defined.description':
    '<Field/> <Operator>dalam keadaan</Operator> <Value>tidak kosong</Value>',
  'search.operator.defined.name': 'tidak kosong',
  'search.operator.not-defined.description':
    '<Field/> <Operator>dalam keadaan</Operator> <Value>kosong</Value>',
  'search.operator.not-defined.name': 'kosong',
  'search.operator.number-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.number-equal.name': 'adalah',
  'search.operator.number-gt.description':
    '<Field/> <Operator>></Operator> <Value>{{value}}</Value>',
  'search.operator.number-gt.name': 'lebih dari',
  'search.operator.number-gte.description':
    '<Field/> <Operator>≥</Operator> <Value>{{value}}</Value>',
  'search.operator.number-gte.name': 'lebih dari atau sama dengan',
  'search.operator.number-lt.description':
    '<Field/> <Operator><</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lt.name': 'kurang dari',
  'search.operator.number-lte.description':
    '<Field/> <Operator>≤</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lte.name': 'kurang dari atau sama dengan',
  'search.operator.number-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.number-not-equal.name': 'bukan',
  'search.operator.number-range.description':
    '<Field/> <Operator>antara</Operator> <Value>{{from}} → {{to}}</Value>',
  'search.operator.number-range.name': 'antara',
  'search.operator.portable-text-contains.description':
    '<Field/> <Operator>memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-contains.name': 'memuat',
  'search.operator.portable-text-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-equal.name': 'adalah',
  'search.operator.portable-text-not-contains.description':
    '<Field/> <Operator>tidak memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-not-contains.name': 'tidak memuat',
  'search.operator.portable-text-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-not-equal.name': 'bukan',
  'search.operator.reference-asset-file.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-file.name': 'berkas',
  'search.operator.reference-asset-image.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-image.name': 'gambar',
  'search.operator.reference-document.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-document.name': 'dokumen',
  'search.operator.reference-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-equal.name': 'adalah',
  'search.operator.reference-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-not-equal.name': 'bukan',
  'search.operator.slug-contains.description':
    '<Field/> <Operator>memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-contains.name': 'memuat',
  'search.operator.slug-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-equal.name': 'adalah',
  'search.operator.slug-not-contains.description':
    '<Field/> <Operator>tidak memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-not-contains.name': 'tidak memuat',
  'search.operator.slug-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-not-equal.name': 'bukan',
  'search.operator.string-contains.description':
    '<Field/> <Operator>memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.string-contains.name': 'memuat',
  'search.operator.string-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.string-equal.name': 'adalah',
  'search.operator.string-list-equal.description':
    '<Field/> <Operator>adalah</Operator> <Value>{{value}}</Value>',
  'search.operator.string-list-equal.name': 'adalah',
  'search.operator.string-list-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.string-list-not-equal.name': 'bukan',
  'search.operator.string-not-contains.description':
    '<Field/> <Operator>tidak memuat</Operator> <Value>{{value}}</Value>',
  'search.operator.string-not-contains.name': 'tidak memuat',
  'search.operator.string-not-equal.description':
    '<Field/> <Operator>bukan</Operator> <Value>{{value}}</Value>',
  'search.operator.string-not-equal.name': 'bukan',
  'search.ordering.best-match-label': 'Paling cocok',
  'search.ordering.created-ascending-label': 'Dibuat: Terlama dahulu',
  'search.ordering.created-descending-label': 'Dibuat: Terbaru dahulu',
  'search.ordering.updated-ascending-label': 'Diperbarui: Terlama dahulu',
  'search.ordering.updated-descending-label': 'Diperbarui: Terbaru dahulu',
  'search.placeholder': 'Cari',
  'search.recent-searches-aria-label': 'Pencarian terakhir',
  'search.recent-searches-label': 'Pencarian terakhir',
  'search.search-results-aria-label': 'Hasil pencarian',
}
