# One static library a folder of src/upstar, and who may include whom.
#
# A library sees the headers of its own folder and of the folders it links, and no others: each
# folder's headers are reached through a directory of their own,
#
#     <build>/include/<name>/upstar/<folder>  ->  src/upstar/<folder>
#
# and only `<build>/include/<name>` goes on the include path. One include path at src/ would be
# simpler, but then a ruleset could include a search and nobody would notice.

configure_file(${PROJECT_SOURCE_DIR}/cmake/version.h.in
               ${PROJECT_BINARY_DIR}/include/version/upstar/version.h @ONLY)

# upstar_relocatable(<target>): code that can be part of a shared library, as a Python module is. Its
# names stay inside, so that calls and data are reached as directly as in a program. Two builds of
# the libraries would take twice the time; one serves both.
function(upstar_relocatable target)
  if(UPSTAR_PYTHON)
    target_compile_options(${target} PRIVATE -fPIC -fvisibility=hidden)
  endif()
endfunction()

# upstar_precompiled(<name> LINKS... HEADERS...): headers that take long to read, read once for all
# the targets that upstar_use_precompiled(<target> <name>) says. One precompiled header a target
# took 180 MB and ten seconds each. Not for the web page, so that one build tells of a missing
# #include.
function(upstar_precompiled name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS;HEADERS")
  if(EMSCRIPTEN)
    return()
  endif()
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled/${name}.cpp CONTENT "")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/precompiled/${name}.cpp)
  target_link_libraries(${name} PRIVATE ${arg_LINKS})
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

function(upstar_use_precompiled target name)
  if(NOT EMSCRIPTEN)
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()

set(standard_headers <algorithm> <array> <functional> <map> <memory> <optional> <string> <vector>)
upstar_precompiled(upstar_headers
  LINKS upstar_packages
  HEADERS ${standard_headers} <boost/multiprecision/cpp_int.hpp>)
upstar_relocatable(upstar_headers)

# The JSON header has inline functions that call its parser: whoever reads it, precompiled or not,
# compiles that anew, for most of a second. So only sources that include JSON have it.
upstar_precompiled(upstar_json_headers
  LINKS upstar_packages
  HEADERS ${standard_headers} <boost/multiprecision/cpp_int.hpp> <nlohmann/json.hpp>)
upstar_relocatable(upstar_json_headers)

# upstar_precompile_json(<target> SOURCES...): those of the target's sources that include a header
# of JSON read it precompiled. CMake knows one precompiled header a target, and GCC finds another by
# its place; other compilers read the header itself.
function(upstar_precompile_json target)
  if(EMSCRIPTEN OR CMAKE_DISABLE_PRECOMPILE_HEADERS OR NOT CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    return()
  endif()
  set(header ${PROJECT_BINARY_DIR}/CMakeFiles/upstar_json_headers.dir/cmake_pch.hxx)
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} includes REGEX "^#include .*json")
    if(includes)
      add_dependencies(${target} upstar_json_headers)
      set_source_files_properties(${source} PROPERTIES
        SKIP_PRECOMPILE_HEADERS ON
        COMPILE_OPTIONS "-include;${header}"
        OBJECT_DEPENDS ${header}.gch)
    endif()
  endforeach()
endfunction()

# upstar_seldom_run(<target>): code that runs a few times an answer and waits for people or files,
# not for itself. It need not be fast, so that compiling it may be.
function(upstar_seldom_run target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# upstar_resolve_links(<out> LINKS...): a plain path is a folder of src/upstar, anything else (a
# name with "::" in it, or a target that exists) is passed on as it is.
function(upstar_resolve_links out)
  set(targets)
  foreach(link IN LISTS ARGN)
    string(REPLACE "/" "_" name ${link})
    if(TARGET upstar_${name})
      list(APPEND targets upstar::${name})
    elseif(TARGET ${link})
      list(APPEND targets ${link})
    else()
      message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR} links '${link}', which is neither a lower "
                          "folder of src/upstar nor a package")
    endif()
  endforeach()
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# upstar_embed(<target>): a Coq file Theory.v, or a certificate, that lies in the folder is also a string literal, which
# the sources of the folder include as "Theory.v.inc".
function(upstar_embed target)
  file(GLOB theories CONFIGURE_DEPENDS *.v *.certificate)
  set(embedded_dir ${PROJECT_BINARY_DIR}/embedded/${target})
  foreach(theory IN LISTS theories)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${theory})
    file(READ ${theory} text)
    cmake_path(GET theory FILENAME file)
    file(CONFIGURE OUTPUT ${embedded_dir}/${file}.inc CONTENT "R\"coq(${text})coq\"\n" @ONLY)
    target_include_directories(${target} PRIVATE ${embedded_dir})
  endforeach()
endfunction()

# upstar_module(LINKS sweep...): a module that the program loads when it needs it, upstar_<folder>.so,
# from the sources of a folder; it sees the headers of what it links, and has none of their code.
function(upstar_module)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "LINKS")
  cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME name)
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  add_library(upstar_${name} MODULE ${sources})
  set_target_properties(upstar_${name} PROPERTIES
    PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  foreach(link IN LISTS arg_LINKS)
    string(REPLACE "/" "_" link ${link})
    target_include_directories(upstar_${name} PRIVATE ${PROJECT_BINARY_DIR}/include/${link})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY UPSTAR_MODULES upstar_${name})
endfunction()

# upstar_library([LINKS base games/konane/rules Package::target...])
# Called from the CMakeLists.txt of a folder of src/upstar: a library of the sources that lie there.
# The folder games/konane/rules makes upstar_games_konane_rules, alias upstar::games_konane_rules.
function(upstar_library)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "LINKS")
  upstar_resolve_links(links ${arg_LINKS})
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/src/upstar ${CMAKE_CURRENT_SOURCE_DIR})
  string(REPLACE "/" "_" name ${folder})

  set(headers_dir ${PROJECT_BINARY_DIR}/include/${name})
  cmake_path(GET folder PARENT_PATH parent)
  file(MAKE_DIRECTORY ${headers_dir}/upstar/${parent})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${headers_dir}/upstar/${folder} SYMBOLIC)

  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  if(NOT sources)
    set(sources ${PROJECT_BINARY_DIR}/precompiled/${name}.cpp)
    file(CONFIGURE OUTPUT ${sources} CONTENT "")
  endif()
  add_library(upstar_${name} STATIC ${sources})
  upstar_relocatable(upstar_${name})
  upstar_embed(upstar_${name})
  add_library(upstar::${name} ALIAS upstar_${name})
  set_target_properties(upstar_${name} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(upstar_${name} PUBLIC cxx_std_20)
  target_include_directories(upstar_${name} PUBLIC
    $<BUILD_INTERFACE:${headers_dir}>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include/version>)
  target_link_libraries(upstar_${name} PUBLIC ${links} upstar_packages)
  upstar_use_precompiled(upstar_${name} upstar_headers)
  upstar_precompile_json(upstar_${name} ${sources})
  set_property(GLOBAL APPEND PROPERTY UPSTAR_LIBRARIES upstar_${name})
endfunction()
