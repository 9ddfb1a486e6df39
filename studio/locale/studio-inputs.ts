export const studioInputs: Record<string, string> = {
  'asset-source.asset-list.menu.delete': 'Hapus',
  'asset-source.asset-list.menu.show-usage': 'Tampilkan pemakaian',
  'asset-source.asset-usage-dialog.header_file': 'Dokumen yang memakai berkas',
  'asset-source.asset-usage-dialog.header_image': 'Dokumen yang memakai gambar',
  'asset-source.asset-usage-dialog.loading': 'Memuat…',
  'asset-source.browse-button.text': 'Pilih',
  'asset-source.delete-dialog.action.cancel': 'Batal',
  'asset-source.delete-dialog.action.delete': 'Hapus',
  'asset-source.delete-dialog.header_file': 'Hapus berkas',
  'asset-source.delete-dialog.header_image': 'Hapus gambar',
  'asset-source.delete-dialog.loading': 'Memuat…',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    'Anda akan menghapus berkas <strong>{{filename}}</strong> beserta metadatanya. Apakah Anda yakin?',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_unnamed':
    'Anda akan menghapus berkas ini beserta metadatanya. Apakah Anda yakin?',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    'Anda akan menghapus gambar <strong>{{filename}}</strong> beserta metadatanya. Apakah Anda yakin?',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'Anda akan menghapus gambar ini beserta metadatanya. Apakah Anda yakin?',
  'asset-source.delete-dialog.usage-list.image-preview-alt': 'Pratinjau gambar',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_named':
    '{{filename}} tidak dapat dihapus karena sedang dipakai. Untuk menghapus berkas ini, keluarkan dahulu dari semua tempat pemakaiannya.',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_unnamed':
    'Berkas ini tidak dapat dihapus karena sedang dipakai. Untuk menghapusnya, keluarkan dahulu dari semua tempat pemakaiannya.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_named':
    '{{filename}} tidak dapat dihapus karena sedang dipakai. Untuk menghapus gambar ini, keluarkan dahulu dari semua tempat pemakaiannya.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_unnamed':
    'Gambar ini tidak dapat dihapus karena sedang dipakai. Untuk menghapusnya, keluarkan dahulu dari semua tempat pemakaiannya.',
  'asset-source.dialog.accept-message':
    'Hanya menampilkan aset dengan jenis yang diterima: <strong>{{acceptTypes}}</strong>',
  'asset-source.dialog.button.cancel': 'Batal',
  'asset-source.dialog.button.select': 'Pilih',
  'asset-source.dialog.insert-asset-error':
    'Galat saat menyisipkan aset. Lihat konsol untuk informasi lebih lanjut.',
  'asset-source.dialog.load-error': 'Gagal memuat aset',
  'asset-source.dialog.load-more': 'Muat lebih banyak',
  'asset-source.dialog.no-assets_file': 'Tidak ada berkas',
  'asset-source.dialog.no-assets_image': 'Tidak ada gambar',
  'asset-source.file.asset-list.action.delete.disabled-cannot-delete-current-file':
    'Berkas yang sedang dipilih tidak dapat dihapus',
  'asset-source.file.asset-list.action.delete.text': 'Hapus',
  'asset-source.file.asset-list.action.delete.title': 'Hapus berkas',
  'asset-source.file.asset-list.action.select-file.title': 'Pilih berkas {{filename}}',
  'asset-source.file.asset-list.action.show-usage.title': 'Tampilkan pemakaian',
  'asset-source.file.asset-list.delete-failed': 'Berkas tidak dapat dihapus',
  'asset-source.file.asset-list.delete-successful': 'Berkas telah dihapus',
  'asset-source.file.asset-list.header.date-added': 'Tanggal ditambahkan',
  'asset-source.file.asset-list.header.filename': 'Nama berkas',
  'asset-source.file.asset-list.header.size': 'Ukuran',
  'asset-source.file.asset-list.header.type': 'Jenis',
  'asset-source.file.title': 'Berkas yang telah diunggah',
  'asset-source.image.asset-list.delete-failed': 'Gambar tidak dapat dihapus',
  'asset-source.image.asset-list.delete-successful': 'Gambar telah dihapus',
  'asset-source.image.title': 'Gambar yang telah diunggah',
  'asset-source.usage-list.documents-using-file_named_one':
    'Satu dokumen memakai berkas <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-file_named_other':
    '{{count}} dokumen memakai berkas <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-file_named_zero':
    'Tidak ada dokumen yang memakai berkas <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-file_unnamed_one': 'Satu dokumen memakai berkas ini',
  'asset-source.usage-list.documents-using-file_unnamed_other':
    '{{count}} dokumen memakai berkas ini',
  'asset-source.usage-list.documents-using-file_unnamed_zero':
    'Tidak ada dokumen yang memakai berkas ini',
  'asset-source.usage-list.documents-using-image_named_one':
    'Satu dokumen memakai gambar <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-image_named_other':
    '{{count}} dokumen memakai gambar <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-image_named_zero':
    'Tidak ada dokumen yang memakai gambar <code>{{filename}}</code>',
  'asset-source.usage-list.documents-using-image_unnamed_one': 'Satu dokumen memakai gambar ini',
  'asset-source.usage-list.documents-using-image_unnamed_other':
    '{{count}} dokumen memakai gambar ini',
  'asset-source.usage-list.documents-using-image_unnamed_zero':
    'Tidak ada dokumen yang memakai gambar ini',
  'asset-sources.common.uploader.upload-failed.description':
    'Lihat konsol untuk informasi lebih lanjut.',
  'asset-sources.common.uploader.upload-failed.title': 'Gagal mengunggah',
  'asset-sources.dataset.file.title': 'Berkas ruang kerja',
  'asset-sources.dataset.image.title': 'Gambar ruang kerja',
  'calendar.action.go-to-next-month': 'Ke bulan berikutnya',
  'calendar.action.go-to-next-year': 'Ke tahun berikutnya',
  'calendar.action.go-to-previous-month': 'Ke bulan sebelumnya',
  'calendar.action.go-to-previous-year': 'Ke tahun sebelumnya',
  'calendar.action.go-to-today': 'Hari ini',
  'calendar.action.go-to-today-aria-label': 'Ke hari ini',
  'calendar.action.go-to-tomorrow': 'Besok',
  'calendar.action.go-to-yesterday': 'Kemarin',
  'calendar.action.include-time-label': 'Sertakan waktu',
  'calendar.action.select-time': 'Pilih waktu',
  'calendar.action.set-to-current-time': 'Setel ke waktu sekarang',
  'calendar.action.set-to-time-preset': '{{time}} pada {{date, datetime}}',
  'calendar.button.aria-label': 'Buka kalender',
  'calendar.button.tooltip-text': 'Pilih tanggal',
  'calendar.error.must-be-in-format': 'Harus dalam format: {{exampleDate}}',
  'calendar.month-names.april': 'April',
  'calendar.month-names.august': 'Agustus',
  'calendar.month-names.december': 'Desember',
  'calendar.month-names.february': 'Februari',
  'calendar.month-names.january': 'Januari',
  'calendar.month-names.july': 'Juli',
  'calendar.month-names.june': 'Juni',
  'calendar.month-names.march': 'Maret',
  'calendar.month-names.may': 'Mei',
  'calendar.month-names.november': 'November',
  'calendar.month-names.october': 'Oktober',
  'calendar.month-names.september': 'September',
  'calendar.weekday-names.short.friday': 'Jum',
  'calendar.weekday-names.short.monday': 'Sen',
  'calendar.weekday-names.short.saturday': 'Sab',
  'calendar.weekday-names.short.sunday': 'Min',
  'calendar.weekday-names.short.thursday': 'Kam',
  'calendar.weekday-names.short.tuesday': 'Sel',
  'calendar.weekday-names.short.wednesday': 'Rab',
  'common.context-menu-button.tooltip': 'Tampilkan lainnya',
  'common.dialog.cancel-button.text': 'Batal',
  'common.dialog.confirm-button.text': 'Konfirmasi',
  'common.error': 'Galat',
  'common.loading': 'Memuat',
  'common.reconnecting.toast.title': 'Mencoba menyambung…',
  'form.error.duplicate-keys-alert.details.additional-description':
    'Nilai properti <code>_key</code> harus berupa teks yang unik.',
  'form.error.duplicate-keys-alert.details.description':
    'Ini biasanya terjadi ketika butir dibuat lewat klien API dan properti <code>_key</code> setiap butir tidak dibuat unik.',
  'form.error.duplicate-keys-alert.details.title': 'Info untuk pengembang',
  'form.error.duplicate-keys-alert.generate-button.text': 'Buat kunci unik',
  'form.error.duplicate-keys-alert.summary':
    'Beberapa butir dalam daftar ini memiliki pengenal (kunci) yang sama. Setiap butir harus memiliki pengenal yang unik.',
  'form.error.duplicate-keys-alert.title': 'Kunci tidak unik',
  'form.error.field-not-found':
    'Kolom "{{fieldName}}" tidak ditemukan – pastikan kolom itu ditetapkan di dalam skema dan tidak sedang disembunyikan oleh suatu syarat.',
  'form.error.missing-keys-alert.add-button.text': 'Tambah kunci yang belum ada',
  'form.error.missing-keys-alert.details.additional-description':
    'Nilai properti <code>_key</code> harus berupa teks yang unik.',
  'form.error.missing-keys-alert.details.description':
    'Ini biasanya terjadi ketika butir dibuat lewat klien API dan properti <code>_key</code> tidak disertakan.',
  'form.error.missing-keys-alert.details.title': 'Info untuk pengembang',
  'form.error.missing-keys-alert.summary':
    'Beberapa butir dalam daftar ini tidak memiliki kunci. Ini harus diperbaiki agar daftar dapat disunting.',
  'form.error.missing-keys-alert.title': 'Kunci belum ada',
  'form.error.mixed-array-alert.details.description':
    'Ini biasanya terjadi ketika butir dibuat lewat klien API, atau ketika komponen masukan khusus menambahkan data yang tidak valid ke daftar.',
  'form.error.mixed-array-alert.details.title': 'Info untuk pengembang',
  'form.error.mixed-array-alert.remove-button.text': 'Hapus nilai yang bukan objek',
  'form.error.mixed-array-alert.summary':
    'Beberapa butir dalam daftar ini bukan objek. Ini harus diperbaiki agar daftar dapat disunting.',
  'form.error.mixed-array-alert.title': 'Nilai daftar tidak valid',
  'form.error.no-array-item-at-index':
    'Tidak ada butir daftar pada indeks <code>{{index}}</code> di jalur <code>{{path}}</code>',
  'form.error.no-array-item-at-key':
    'Tidak ada butir daftar dengan `_key` <code>"{{key}}"</code> di jalur <code>{{path}}</code>',
  'form.error.unhandled-runtime-error.call-stack.title': 'Tumpukan panggilan:',
  'form.error.unhandled-runtime-error.component-stack.title': 'Tumpukan komponen:',
  'form.error.unhandled-runtime-error.error-message': 'Galat: {{message}}',
  'form.error.unhandled-runtime-error.title': 'Galat tak tertangani saat berjalan',
  'form.field.actions-menu.title': 'Tindakan kolom',
  'form.field.deprecated-label': 'usang',
  'form.field.untitled-field-label': 'Tanpa judul',
  'form.validation.has-error-aria-label': 'Ada galat',
  'form.validation.has-info-aria-label': 'Ada informasi',
  'form.validation.has-warning-aria-label': 'Ada peringatan',
  'form.validation.summary.errors-count_one': '{{count}} galat',
  'form.validation.summary.errors-count_other': '{{count}} galat',
  'form.validation.summary.warnings-count_one': '{{count}} peringatan',
  'form.validation.summary.warnings-count_other': '{{count}} peringatan',
  'input.files.common.cancel-upload': 'Batal',
  'input.files.common.upload-placeholder.file-input-button.default-source.badge': 'Bawaan',
  'input.files.common.upload-placeholder.file-input-button.text': 'Unggah',
  'input.files.common.upload-progress': 'Mengunggah <FileName/>',
  'input.reference.document-cannot-be-opened.failed-to-resolve-url':
    'Dokumen ini tidak dapat dibuka (alamat URL ke Studio tidak dapat ditentukan)',
  'inputs.array.action.add-after': 'Tambah butir setelahnya',
  'inputs.array.action.add-before': 'Tambah butir sebelumnya',
  'inputs.array.action.add-item': 'Tambah butir',
  'inputs.array.action.add-item-select-type': 'Tambah butir...',
  'inputs.array.action.copy': 'Salin',
  'inputs.array.action.drag.tooltip': 'Seret untuk mengubah urutan',
  'inputs.array.action.duplicate': 'Gandakan',
  'inputs.array.action.edit': 'Sunting {{itemTypeTitle}}',
  'inputs.array.action.max-reached': 'Jumlah butir sudah maksimum',
  'inputs.array.action.remove': 'Hapus',
  'inputs.array.action.remove-invalid-item': 'Hapus',
  'inputs.array.action.view': 'Lihat {{itemTypeTitle}}',
  'inputs.array.error.can-delete-but-no-edit-description':
    'Butir ini masih dapat dipindahkan atau dihapus, tetapi tidak dapat disunting karena definisi skema untuk jenisnya tidak ditemukan.',
  'inputs.array.error.cannot-resolve-initial-value-title':
    'Nilai awal untuk jenis {{schemaTypeTitle}} tidak dapat ditentukan: {{errorMessage}}.',
  'inputs.array.error.cannot-upload-unable-to-convert_one':
    'Butir berikut tidak dapat diunggah karena jenis isinya tidak dapat diubah menjadi butir daftar:',
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'Butir-butir berikut tidak dapat diunggah karena jenis isinya tidak dapat diubah menjadi butir daftar:',
  'inputs.array.error.current-schema-not-declare-description':
    'Skema saat ini tidak menyatakan butir berjenis <code>{{typeName}}</code> sebagai butir yang valid untuk daftar ini. Mungkin jenis itu sudah tidak diperbolehkan lagi, atau orang lain telah menambahkannya ke skema lokal miliknya yang belum dirilis.',
  'inputs.array.error.json-representation-description': 'Bentuk JSON butir ini:',
  'inputs.array.error.type-is-incompatible-prompt':
    'Butir berjenis <code>{{typeName}}</code> tidak valid untuk daftar ini',
  'inputs.array.error.type-is-incompatible-title': 'Mengapa ini terjadi?',
  'inputs.array.error.unexpected-error': 'Galat tak terduga: {{error}}',
  'inputs.array.insert-menu.filter.all-items': 'Semua',
  'inputs.array.insert-menu.search.no-results': 'Tidak ada butir yang ditemukan',
  'inputs.array.insert-menu.search.placeholder': 'Cari',
  'inputs.array.insert-menu.toggle-grid-view.tooltip': 'Ganti ke tampilan kisi',
  'inputs.array.insert-menu.toggle-list-view.tooltip': 'Ganti ke tampilan daftar',
  'inputs.array.no-items-label': 'Tidak ada butir',
  'inputs.array.read-only-label': 'Kolom ini hanya dapat dibaca',
  'inputs.array.resolving-initial-value': 'Menentukan nilai awal…',
  'inputs.boolean.disabled': 'Dinonaktifkan',
  'inputs.dateTime.past-date-warning': 'Pilih tanggal yang akan datang.',
  'inputs.datetime.placeholder': 'mis. {{example}}',
  'inputs.file.actions-menu.file-options.aria-label': 'Buka menu opsi berkas',
  'inputs.file.error.unknown-member-kind': 'Jenis anggota tidak dikenal: {{kind}}',
  'inputs.file.invalid-file-warning.description':
    'Nilai kolom ini bukan berkas yang valid. Dengan menyetel ulang kolom ini, Anda dapat memilih berkas baru.',
  'inputs.file.invalid-file-warning.reset-button.text': 'Setel ulang nilai',
  'inputs.file.invalid-file-warning.title': 'Nilai berkas tidak valid',
  'inputs.file.upload-failed.description': 'Pengunggahan tidak dapat diselesaikan saat ini.',
  'inputs.file.upload-failed.title': 'Gagal mengunggah',
  'inputs.files.common.access-policy.private.label': 'Aset privat',
  'inputs.files.common.access-policy.private.tooltip':
    'Akses CDN terbatas pada URL bertanda tangan',
  'inputs.files.common.actions-menu.clear-field.label': 'Kosongkan kolom',
  'inputs.files.common.actions-menu.copy-url.label': 'Salin URL',
  'inputs.files.common.actions-menu.download.label': 'Unduh',
  'inputs.files.common.actions-menu.notification.url-copied': 'URL telah disalin ke papan klip',
  'inputs.files.common.actions-menu.open-in-source.label': 'Buka di {{sourceName}}',
  'inputs.files.common.actions-menu.replace.label': 'Ganti',
  'inputs.files.common.actions-menu.upload.label': 'Unggah',
  'inputs.files.common.drop-message.drop-to-upload': 'Lepaskan untuk mengunggah',
  'inputs.files.common.drop-message.drop-to-upload-multi_one':
    'Lepaskan untuk mengunggah {{count}} berkas',
  'inputs.files.common.drop-message.drop-to-upload-multi_other':
    'Lepaskan untuk mengunggah {{count}} berkas',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one':
    'Berkas ini tidak dapat diunggah di sini',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'Tidak satu pun dari berkas ini dapat diunggah di sini',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} berkas tidak dapat diunggah di sini',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} berkas tidak dapat diunggah di sini',
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'Berkas tidak dapat diunggah',
  'inputs.files.common.placeholder.cannot-upload-some-files_other':
    '{{count}} berkas tidak dapat diunggah',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_file':
    'Seret atau tempel berkas di sini',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Seret atau tempel gambar di sini',
  'inputs.files.common.placeholder.drop-to-upload_file': 'Lepaskan untuk mengunggah berkas',
  'inputs.files.common.placeholder.drop-to-upload_image': 'Lepaskan untuk mengunggah gambar',
  'inputs.files.common.placeholder.read-only': 'Hanya dapat dibaca',
  'inputs.files.common.placeholder.select-asset-source-upload-destination': 'Unggah berkas ke:',
  'inputs.files.common.placeholder.upload-not-supported': 'Berkas tidak dapat diunggah di sini',
  'inputs.files.common.stale-upload-warning.clear': 'Bersihkan unggahan',
  'inputs.files.common.stale-upload-warning.description':
    'Suatu pengunggahan tidak mengalami kemajuan selama sedikitnya {{staleThresholdMinutes}} menit dan mungkin telah terputus. Anda dapat membersihkan unggahan yang tidak lengkap ini dengan aman, lalu mengunggah lagi.',
  'inputs.files.common.stale-upload-warning.title': 'Unggahan tidak lengkap',
  'inputs.files.select-dialog.title': 'Pilih berkas untuk "{{targetTitle}}"',
  'inputs.image.actions-menu.crop-image-tooltip': 'Pangkas gambar',
  'inputs.image.actions-menu.edit-details.aria-label': 'Buka dialog penyuntingan gambar',
  'inputs.image.actions-menu.options.aria-label': 'Buka menu opsi gambar',
  'inputs.image.drag-overlay.cannot-upload-here': 'Berkas ini tidak dapat diunggah di sini',
  'inputs.image.drag-overlay.drop-to-upload-image': 'Lepaskan gambar untuk mengunggah',
  'inputs.image.drag-overlay.this-field-is-read-only': 'Kolom ini hanya dapat dibaca',
  'inputs.image.error.possible-access-restriction':
    'Gambar tidak dapat dimuat. Ini mungkin karena pembatasan akses.',
  'inputs.image.error.unknown-member-kind': 'Jenis anggota tidak dikenal: {{kind}}',
  'inputs.image.hotspot-dialog.title': 'Sunting titik fokus dan pangkasan',
  'inputs.image.invalid-image-warning.description':
    'Nilai kolom ini bukan gambar yang valid. Dengan menyetel ulang kolom ini, Anda dapat memilih gambar baru.',
  'inputs.image.invalid-image-warning.reset-button.text': 'Setel ulang nilai',
  'inputs.image.invalid-image-warning.title': 'Nilai gambar tidak valid',
  'inputs.image.preview-uploaded-image': 'Pratinjau gambar yang diunggah',
  'inputs.image.select-dialog.title': 'Pilih gambar untuk "{{targetTitle}}"',
  'inputs.image.upload-error.description': 'Pengunggahan tidak dapat diselesaikan saat ini.',
  'inputs.image.upload-error.title': 'Gagal mengunggah',
  'inputs.imagetool.description':
    'Atur persegi panjang untuk memangkas gambar. Atur lingkaran untuk menentukan bagian yang harus selalu terlihat.',
  'inputs.imagetool.load-error': 'Galat: {{errorMessage}}',
  'inputs.imagetool.title': 'Titik Fokus & Pangkasan',
  'inputs.imagetool.vector-warning.developer-info':
    "Pengolah aset tidak mendukung titik fokus dan pangkasan untuk format vektor. Agar titik fokus & pangkasan dapat dipakai, keluarkan gambar ini dalam salah satu format raster yang didukung. Misalnya: <code>fm=jpg</code> pada <ImageUrlDocumentationLink>URL gambar</ImageUrlDocumentationLink> atau panggil <code>.format('png')</code> dengan <ImageUrlPackageDocumentationLink>@sanity/image-url</ImageUrlPackageDocumentationLink>.",
  'inputs.imagetool.vector-warning.expand-developer-info': 'Lihat info untuk pengembang',
  'inputs.imagetool.vector-warning.title':
    'Peringatan: Titik fokus dan pangkasan mungkin tidak diterapkan pada gambar ini di tempat gambar ditampilkan.',
  'inputs.invalid-value.convert-button.text': 'Ubah menjadi {{targetType}}',
  'inputs.invalid-value.current-type': 'Nilai saat ini (<code>{{actualType}}</code>)',
  'inputs.invalid-value.description':
    'Nilai properti disimpan dengan jenis yang tidak sesuai dengan jenis yang diharapkan.',
  'inputs.invalid-value.details.description':
    'Menurut skema, nilai properti ini harus berjenis <code>{{validType}}</code>.',
  'inputs.invalid-value.details.multi-type-description':
    'Menurut skema, hanya jenis berikut yang valid di sini:',
  'inputs.invalid-value.details.possible-reason':
    'Jenis nilai yang tidak sesuai biasanya terjadi ketika skema baru saja diubah.',
  'inputs.invalid-value.details.title': 'Info untuk pengembang',
  'inputs.invalid-value.reset-button.text': 'Setel ulang nilai',
  'inputs.invalid-value.title': 'Nilai properti tidak valid',
  'inputs.object.field-group-tabs.all-fields-title': 'Semua kolom',
  'inputs.object.field-group-tabs.aria-label': 'Kelompok kolom',
  'inputs.object.field-group-tabs.validation-error': 'galat',
  'inputs.object.field-group-tabs.validation-info': 'info',
  'inputs.object.field-group-tabs.validation-warning': 'peringatan',
  'inputs.object.unknown-fields.read-only.description':
    'Kolom ini <strong>hanya dapat dibaca</strong> menurut skema dokumen dan tidak dapat dikosongkan. Jika Anda ingin dapat mengosongkannya di Studio, hapus <code>readOnly</code> dari jenis yang melingkupinya di dalam skema.',
  'inputs.object.unknown-fields.reference.preview.unavailable':
    'Pratinjau rujukan "{{documentId}}" tidak dapat dimuat.',
  'inputs.object.unknown-fields.remove-field-button.text': 'Hapus kolom',
  'inputs.object.unknown-fields.warning.description_one':
    'Ditemukan kolom yang tidak ditetapkan di dalam skema.',
  'inputs.object.unknown-fields.warning.description_other':
    'Ditemukan {{count}} kolom yang tidak ditetapkan di dalam skema.',
  'inputs.object.unknown-fields.warning.details.description_one':
    'Kolom ini tidak ditetapkan di dalam skema. Mungkin definisi kolomnya telah dihapus, atau orang lain telah menambahkannya ke proyek lokal miliknya dan belum merilis perubahannya.',
  'inputs.object.unknown-fields.warning.details.description_other':
    'Kolom-kolom ini tidak ditetapkan di dalam skema dokumen. Mungkin definisi kolomnya telah dihapus, atau orang lain telah menambahkannya ke proyek lokal miliknya dan belum merilis perubahannya.',
  'inputs.object.unknown-fields.warning.details.title': 'Info untuk pengembang',
  'inputs.object.unknown-fields.warning.title_one': 'Ditemukan kolom tak dikenal',
  'inputs.object.unknown-fields.warning.title_other': 'Ditemukan kolom-kolom tak dikenal',
  'inputs.portable-text.action.collapse-editor': 'Kecilkan editor',
  'inputs.portable-text.action.edit-annotation-aria-label': 'Sunting anotasi',
  'inputs.portable-text.action.expand-editor': 'Perbesar editor',
  'inputs.portable-text.action.insert-block': 'Sisipkan {{typeName}}',
  'inputs.portable-text.action.insert-block-aria-label': 'Sisipkan {{typeName}} (blok)',
  'inputs.portable-text.action.insert-inline-object': 'Sisipkan {{typeName}}',
  'inputs.portable-text.action.insert-inline-object-aria-label': 'Sisipkan {{typeName}} (sebaris)',
  'inputs.portable-text.action.remove-annotation-aria-label': 'Hapus anotasi',
  'inputs.portable-text.activate-on-focus-message_click': 'Klik untuk mengaktifkan',
  'inputs.portable-text.activate-on-focus-message_click-focused':
    'Klik atau tekan spasi untuk mengaktifkan',
  'inputs.portable-text.activate-on-focus-message_tap': 'Ketuk untuk mengaktifkan',
  'inputs.portable-text.annotation-aria-label': 'Objek anotasi',
  'inputs.portable-text.annotation-editor.title': 'Sunting {{schemaType}}',
  'inputs.portable-text.annotation.link': 'Tautan',
  'inputs.portable-text.block.aria-label': 'Objek blok',
  'inputs.portable-text.block.edit': 'Sunting',
  'inputs.portable-text.block.open-menu-aria-label': 'Buka menu',
  'inputs.portable-text.block.open-reference': 'Buka rujukan',
  'inputs.portable-text.block.remove': 'Hapus',
  'inputs.portable-text.block.view': 'Lihat',
  'inputs.portable-text.decorator.code': 'Kode',
  'inputs.portable-text.decorator.emphasis': 'Miring',
  'inputs.portable-text.decorator.strike-through': 'Coret',
  'inputs.portable-text.decorator.strong': 'Tebal',
  'inputs.portable-text.decorator.underline': 'Garis bawah',
  'inputs.portable-text.empty-placeholder': 'Kosong',
  'inputs.portable-text.inline-block.aria-label': 'Objek sebaris',
  'inputs.portable-text.inline-object.edit': 'Sunting objek',
  'inputs.portable-text.inline-object.edit-aria-label': 'Sunting objek',
  'inputs.portable-text.inline-object.remove': 'Hapus objek',
  'inputs.portable-text.inline-object.remove-aria-label': 'Hapus objek',
  'inputs.portable-text.invalid-value.action-disclaimer':
    'CATATAN: Tindakan di atas umumnya aman dilakukan, tetapi jika Anda ragu, hubungi pihak yang bertanggung jawab atas konfigurasi Studio Anda.',
  'inputs.portable-text.invalid-value.disallowed-child-type.action': 'Hapus objek',
  'inputs.portable-text.invalid-value.disallowed-child-type.description':
    'Anak dengan kunci {{childKey}} dari blok dengan kunci <code>{{key}}</code> berjenis <code>{{childType}}</code>, yang tidak diperbolehkan oleh skema.',
  'inputs.portable-text.invalid-value.disallowed-type.action': 'Hapus blok',
  'inputs.portable-text.invalid-value.disallowed-type.description':
    'Blok dengan kunci <code>{{key}}</code> berjenis <code>{{typeName}}</code>, yang tidak diperbolehkan oleh skema.',
  'inputs.portable-text.invalid-value.empty-children.action': 'Sisipkan rentang teks kosong',
  'inputs.portable-text.invalid-value.empty-children.description':
    'Blok teks dengan kunci <code>{{key}}</code> tidak memiliki rentang teks.',
  'inputs.portable-text.invalid-value.ignore-button.text': 'Abaikan',
  'inputs.portable-text.invalid-value.incorrect-block-type.action':
    'Gunakan jenis <code>{{expectedTypeName}}</code>',
  'inputs.portable-text.invalid-value.incorrect-block-type.description':
    'Blok dengan kunci <code>{{key}}</code> memiliki nama jenis yang tidak valid. Menurut skema, seharusnya <code>{{expectedTypeName}}</code>.',
  'inputs.portable-text.invalid-value.invalid-span-text.action': 'Setel nilai teks menjadi kosong',
  'inputs.portable-text.invalid-value.invalid-span-text.description':
    'Rentang teks dengan kunci {{childKey}} dari blok dengan kunci <code>{{key}}</code> tidak memiliki properti <code>text</code> atau propertinya tidak valid.',
  'inputs.portable-text.invalid-value.missing-block-type.action':
    'Gunakan jenis <code>{{expectedTypeName}}</code>',
  'inputs.portable-text.invalid-value.missing-block-type.description':
    'Blok dengan kunci <code>{{key}}</code> tidak memiliki nama jenis. Menurut skema, seharusnya <code>{{expectedTypeName}}</code>.',
  'inputs.portable-text.invalid-value.missing-child-key.action': 'Berikan kunci acak',
  'inputs.portable-text.invalid-value.missing-child-key.description':
    'Anak pada indeks <code>{{index}}</code> dari blok dengan kunci <code>{{key}}</code> tidak memiliki properti <code>_key</code>.',
  'inputs.portable-text.invalid-value.missing-child-type.action': 'Hapus objek',
  'inputs.portable-text.invalid-value.missing-child-type.description':
    'Anak dengan kunci {{childKey}} dari blok dengan kunci <code>{{key}}</code> tidak memiliki properti <code>_type</code>.',
  'inputs.portable-text.invalid-value.missing-key.action': 'Berikan kunci acak',
  'inputs.portable-text.invalid-value.missing-key.description':
    'Blok pada indeks <code>{{index}}</code> tidak memiliki properti <code>_key</code> yang wajib diisi.',
  'inputs.portable-text.invalid-value.missing-or-invalid-children.action': 'Hapus blok',
  'inputs.portable-text.invalid-value.missing-or-invalid-children.description':
    'Blok teks dengan kunci <code>{{key}}</code> tidak memiliki properti `children` atau propertinya tidak valid.',
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.action': 'Tambah properti',
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.description':
    'Blok teks dengan kunci <code>{{key}}</code> tidak memiliki properti `markDefs` atau propertinya tidak valid.',
  'inputs.portable-text.invalid-value.missing-type.action': 'Hapus blok',
  'inputs.portable-text.invalid-value.missing-type.description':
    'Blok dengan kunci <code>{{key}}</code> tidak memiliki nama jenis.',
  'inputs.portable-text.invalid-value.non-object-child.action': 'Hapus butir',
  'inputs.portable-text.invalid-value.non-object-child.description':
    'Anak pada indeks <code>{{index}}</code> dari blok dengan kunci <code>{{key}}</code> bukan objek.',
  'inputs.portable-text.invalid-value.not-an-array.action': 'Kosongkan nilai',
  'inputs.portable-text.invalid-value.not-an-array.description':
    'Nilai harus berupa daftar blok Portable Text, atau tidak terdefinisi.',
  'inputs.portable-text.invalid-value.not-an-object.action': 'Hapus butir',
  'inputs.portable-text.invalid-value.not-an-object.description':
    'Butir pada <code>{{index}}</code> bukan objek.',
  'inputs.portable-text.invalid-value.orphaned-marks.action':
    'Hapus tanda yang tidak diperbolehkan',
  'inputs.portable-text.invalid-value.orphaned-marks.description':
    'Blok teks dengan kunci <code>{{key}}</code> memuat tanda <code>({{orphanedMarks, list}})</code> yang tidak diperbolehkan oleh skema.',
  'inputs.portable-text.invalid-value.title': 'Nilai Portable Text tidak valid',
  'inputs.portable-text.list-type.bullet': 'Daftar berbutir',
  'inputs.portable-text.list-type.number': 'Daftar bernomor',
  'inputs.portable-text.style.h1': 'Judul 1',
  'inputs.portable-text.style.h2': 'Judul 2',
  'inputs.portable-text.style.h3': 'Judul 3',
  'inputs.portable-text.style.h4': 'Judul 4',
  'inputs.portable-text.style.h5': 'Judul 5',
  'inputs.portable-text.style.h6': 'Judul 6',
  'inputs.portable-text.style.multiple': 'Beragam',
  'inputs.portable-text.style.none': 'Tanpa gaya',
  'inputs.portable-text.style.normal': 'Normal',
  'inputs.portable-text.style.quote': 'Kutipan',
  'inputs.portable-text.unknown-value.annotation':
    'Anotasi tidak ditetapkan di dalam skema: {{name}}',
  'inputs.portable-text.unknown-value.list-item':
    'Jenis daftar tidak ditetapkan di dalam skema: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Tanda tidak ditetapkan di dalam skema: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Gaya tidak ditetapkan di dalam skema: {{name}}',
  'inputs.portable-text.table.add-column': 'Tambah kolom di akhir',
  'inputs.portable-text.table.add-row': 'Tambah baris di akhir',
  'inputs.portable-text.table.column-handle': 'Pegangan kolom',
  'inputs.portable-text.table.delete-column': 'Hapus kolom',
  'inputs.portable-text.table.delete-row': 'Hapus baris',
  'inputs.portable-text.table.delete-table': 'Hapus tabel',
  'inputs.portable-text.table.header-row': 'Baris kepala',
  'inputs.portable-text.table.insert-here': 'Sisipkan di sini',
  'inputs.portable-text.table.menu-aria-label': 'Opsi tabel',
  'inputs.portable-text.table.row-handle': 'Pegangan baris',
  'inputs.portable-text.table.select-table': 'Pilih tabel',
  'inputs.reference.action.clear': 'Kosongkan',
  'inputs.reference.action.copy': 'Salin',
  'inputs.reference.action.create-new-document': 'Buat',
  'inputs.reference.action.create-new-document-select': 'Buat…',
  'inputs.reference.action.duplicate': 'Gandakan',
  'inputs.reference.action.open-in-new-tab': 'Buka di tab baru',
  'inputs.reference.action.remove': 'Hapus',
  'inputs.reference.action.replace': 'Ganti',
  'inputs.reference.action.replace-cancel': 'Batal mengganti',
  'inputs.reference.document-opens-in-new-tab': 'Dokumen ini terbuka di tab baru',
  'inputs.reference.error.document-unavailable-title': 'Dokumen tidak tersedia',
  'inputs.reference.error.failed-to-load-document-title': 'Gagal memuat dokumen yang dirujuk',
  'inputs.reference.error.invalid-search-result-type-title':
    'Pencarian menghasilkan jenis yang tidak valid untuk rujukan ini: "{{returnedType}}"',
  'inputs.reference.error.invalid-type-description':
    'Dokumen yang dirujuk (<code>{{documentId}}</code>) berjenis <code>{{actualType}}</code>. Menurut skema, dokumen yang dirujuk hanya boleh berjenis <AllowedTypes/>.',
  'inputs.reference.error.invalid-type-title': 'Jenis dokumen tidak valid',
  'inputs.reference.error.missing-read-permissions-description':
    'Dokumen yang dirujuk tidak dapat diakses karena izin Anda tidak mencukupi',
  'inputs.reference.error.missing-read-permissions-title': 'Izin tidak mencukupi',
  'inputs.reference.error.nonexistent-document-description':
    'Dokumen yang dirujuk tidak ada (ID: <code>{{documentId}}</code>). Anda dapat menghapus rujukan ini atau menggantinya dengan dokumen lain.',
  'inputs.reference.error.nonexistent-document-title': 'Tidak ditemukan',
  'inputs.reference.error.nonexistent-document.clear-button-label': 'Kosongkan',
  'inputs.reference.error.search-failed-title': 'Pencarian rujukan gagal',
  'inputs.reference.image-preview-alt-text': 'Pratinjau gambar dokumen yang dirujuk',
  'inputs.reference.incomplete-reference.finalize-action-description':
    '<strong>{{referencedDocument}}</strong> sudah diterbitkan dan rujukan ini sekarang sebaiknya diselesaikan.',
  'inputs.reference.incomplete-reference.finalize-action-title': 'Selesaikan rujukan',
  'inputs.reference.incomplete-reference.strengthen-action-description':
    '<strong>{{referencedDocument}}</strong> sudah diterbitkan dan rujukan ini sekarang sebaiknya diubah menjadi rujukan kuat.',
  'inputs.reference.incomplete-reference.strengthen-action-title': 'Ubah menjadi rujukan kuat',
  'inputs.reference.incomplete-reference.strengthen-button-label': 'Ubah menjadi rujukan kuat',
  'inputs.reference.metadata-error.retry-button-label': 'Coba lagi',
  'inputs.reference.metadata-error.title': 'Metadata rujukan tidak dapat dimuat',
  'inputs.reference.no-results-for-query':
    'Tidak ada hasil untuk <strong>“{{searchTerm}}”</strong>',
  'inputs.reference.preview.edited-at-time': 'Disunting <RelativeTime/>',
  'inputs.reference.preview.has-no-unpublished-changes-aria-label':
    'Tidak ada suntingan yang belum diterbitkan',
  'inputs.reference.preview.has-unpublished-changes-aria-label': 'Disunting',
  'inputs.reference.preview.is-not-published-aria-label': 'Belum diterbitkan',
  'inputs.reference.preview.is-published-aria-label': 'Diterbitkan',
  'inputs.reference.preview.no-unpublished-edits': 'Tidak ada suntingan yang belum diterbitkan',
  'inputs.reference.preview.not-published': 'Belum diterbitkan',
  'inputs.reference.preview.published-at-time': 'Diterbitkan <RelativeTime/>',
  'inputs.reference.referenced-document-does-not-exist':
    'Dokumen yang dirujuk sudah tidak ada dan mungkin telah dihapus (ID dokumen: <code>{{documentId}}</code>).',
  'inputs.reference.referenced-document-insufficient-permissions':
    'Dokumen yang dirujuk tidak dapat diakses karena izin Anda tidak mencukupi',
  'inputs.reference.resolving-initial-value': 'Menentukan nilai awal…',
  'inputs.reference.search-placeholder': 'Ketik untuk mencari',
  'inputs.reference.strength-mismatch.is-strong-consquences':
    'Dokumen yang dirujuk tidak akan dapat dihapus sebelum rujukan ini dihapus atau diubah menjadi rujukan lemah.',
  'inputs.reference.strength-mismatch.is-strong-description':
    'Rujukan ini <em>kuat</em>, tetapi menurut skema saat ini seharusnya <em>lemah</em>.',
  'inputs.reference.strength-mismatch.is-weak-consquences':
    'Akibatnya, dokumen yang dirujuk dapat dihapus tanpa menghapus rujukan ini terlebih dahulu, sehingga kolom ini merujuk ke dokumen yang tidak ada.',
  'inputs.reference.strength-mismatch.is-weak-description':
    'Rujukan ini <em>lemah</em>, tetapi menurut skema saat ini seharusnya <em>kuat</em>.',
  'inputs.reference.strength-mismatch.strengthen-button-label': 'Ubah menjadi rujukan kuat',
  'inputs.reference.strength-mismatch.title': 'Kekuatan rujukan tidak sesuai',
  'inputs.reference.strength-mismatch.weaken-button-label': 'Ubah menjadi rujukan lemah',
  'inputs.select.action.clear': 'Kosongkan',
  'inputs.slug.action.generate': 'Buat otomatis',
  'inputs.slug.action.generating': 'Membuat…',
  'inputs.slug.error.missing-source':
    'Sumber belum ada. Periksa sumber pada jenis {{schemaType}} di dalam skema',
  'inputs.tags.placeholder': 'Ketik tag lalu tekan ENTER…',
  'inputs.tags.placeholder_touch': 'Ketik tag…',
  'inputs.untyped-value.convert-button.text': 'Ubah menjadi {{targetType}}',
  'inputs.untyped-value.description': 'Ditemukan nilai objek tanpa properti <code>_type</code>.',
  'inputs.untyped-value.details.description':
    'Hapus properti <code>name</code> dari deklarasi objek, atau setel properti <code>_type</code> pada butir-butirnya.',
  'inputs.untyped-value.details.json-dump-prefix': 'Nilai saat ini (<code>object</code>):',
  'inputs.untyped-value.details.multi-type-description':
    'Menurut skema, jenis berikut valid di sini:',
  'inputs.untyped-value.details.title': 'Info untuk pengembang',
  'inputs.untyped-value.title': 'Nilai properti tidak memiliki <code>_type</code>',
  'inputs.untyped-value.unset-item-button.text': 'Kosongkan nilai',
  'member-field-error.unexpected-error': 'Galat tak terduga: {{error}}',
  'preview.default.title-fallback': 'Tanpa judul',
  'preview.fallback.no-value': '(tidak ada nilai)',
  'preview.image.file-is-being-uploaded.alt-text': 'Gambar yang sedang diunggah',
  'status-button.aria-label': 'Status konfigurasi',
  'toolbar.portable-text.action-button-aria-label': '{{action}}',
  'tree-editing-dialog.breadcrumbs.menu': 'Menu jejak navigasi',
  'tree-editing-dialog.search-placeholder': 'Cari',
  'tree-editing-dialog.search.menu-label': 'Menu pencarian',
  'tree-editing-dialog.search.no-results-title': 'Tidak ada hasil',
  'tree-editing-dialog.sidebar.action.close': 'Tutup bilah samping',
  'tree-editing-dialog.sidebar.action.collapse': 'Ciutkan',
  'tree-editing-dialog.sidebar.action.done': 'Selesai',
  'tree-editing-dialog.sidebar.action.expand': 'Bentangkan',
  'tree-editing-dialog.sidebar.action.open': 'Buka bilah samping',
}
