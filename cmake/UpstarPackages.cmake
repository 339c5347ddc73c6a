# The packages the project uses. Those that the library itself may use come together as
# upstar_packages, which every library links: Boost (headers), fmt, nlohmann_json, threads.

if(EMSCRIPTEN)
  # Emscripten has its own C++ library, so /usr/include must stay off its include path. It gets a
  # folder with links to the header-only packages, under the names that the native build uses.
  set(packages_dir ${PROJECT_BINARY_DIR}/include/packages)
  file(MAKE_DIRECTORY ${packages_dir})
  foreach(package boost fmt nlohmann)
    if(NOT IS_DIRECTORY /usr/include/${package})
      message(FATAL_ERROR "/usr/include/${package} is missing: run scripts/install-packages build")
    endif()
    file(CREATE_LINK /usr/include/${package} ${packages_dir}/${package} SYMBOLIC)
  endforeach()
  add_library(upstar_packages INTERFACE)
  target_include_directories(upstar_packages SYSTEM INTERFACE ${packages_dir})
  target_compile_definitions(upstar_packages INTERFACE FMT_HEADER_ONLY)
  return()
endif()

find_package(Boost 1.81 REQUIRED)
find_package(fmt 9 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(Threads REQUIRED)
add_library(upstar_packages INTERFACE)
target_link_libraries(upstar_packages INTERFACE
  Boost::headers fmt::fmt nlohmann_json::nlohmann_json Threads::Threads)

# For the program: PkgConfig::libedit; for proofs: PkgConfig::z3.
find_package(PkgConfig REQUIRED)
pkg_check_modules(libedit REQUIRED IMPORTED_TARGET libedit)
# For `upstar web`.
pkg_check_modules(httplib REQUIRED IMPORTED_TARGET cpp-httplib)
# For games/konane/army and games/circular_nim/theorems: linear arithmetic.
pkg_check_modules(z3 REQUIRED IMPORTED_TARGET z3)
# For store/dictionary.
pkg_check_modules(sqlite3 REQUIRED IMPORTED_TARGET sqlite3)
pkg_check_modules(zstd REQUIRED IMPORTED_TARGET libzstd)

if(UPSTAR_TESTS)
  find_package(GTest 1.12 REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()
