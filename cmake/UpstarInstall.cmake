# What `cmake --install` puts under the prefix: the program, its man page and completion, and the
# library with its headers and package files: find_package(Upstar) gives upstar::<folder> to CMake,
# and `pkg-config --cflags --libs upstar` the whole of it to anything else. `cpack` makes a Debian
# package of the same files.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(TARGET upstar_program)
  install(TARGETS upstar_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${PROJECT_BINARY_DIR}/upstar.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${PROJECT_BINARY_DIR}/upstar.bash
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME upstar)
  # Games as scripts; the program looks for them at ../share/upstar/library from where it lies.
  install(DIRECTORY library/ DESTINATION ${CMAKE_INSTALL_DATADIR}/upstar/library)
endif()
# What `make data` has made.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/data/ DESTINATION ${CMAKE_INSTALL_DATADIR}/upstar
        OPTIONAL FILES_MATCHING PATTERN "*.dict" PATTERN "*.frozen")
get_property(modules GLOBAL PROPERTY UPSTAR_MODULES)
if(modules)
  # Where the program looks, whatever the system calls its folder of libraries.
  install(TARGETS ${modules} LIBRARY DESTINATION lib/upstar)
endif()
# The page, if `make web` has made it.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/web/ DESTINATION ${CMAKE_INSTALL_DATADIR}/upstar/web
        OPTIONAL)
get_property(libraries GLOBAL PROPERTY UPSTAR_LIBRARIES)
install(TARGETS ${libraries} upstar_packages EXPORT UpstarTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
foreach(library IN LISTS libraries)
  get_target_property(source ${library} SOURCE_DIR)
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/src/upstar ${source})
  install(DIRECTORY ${source}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/upstar/${folder}
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/include/version/upstar/version.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/upstar)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Upstar)
install(EXPORT UpstarTargets NAMESPACE upstar:: DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/UpstarConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES cmake/UpstarConfig.cmake ${PROJECT_BINARY_DIR}/UpstarConfigVersion.cmake
        DESTINATION ${package_dir})

# The highest folder first, as a linker wants static libraries.
set(pc_libraries)
foreach(library IN LISTS libraries)
  list(PREPEND pc_libraries -l${library})
endforeach()
list(JOIN pc_libraries " " pc_libraries)
# The prefix is known only when installing, so it is told from where the file lies.
file(RELATIVE_PATH pc_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/upstar.pc.in ${PROJECT_BINARY_DIR}/upstar.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/upstar.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME upstar)
set(CPACK_PACKAGE_CONTACT "The Upstar developers <upstar@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "coq, cvc5, libopenmpi3, openmpi-bin, z3")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "g++, libboost1.81-dev, libfmt-dev, libsqlite3-dev, libz3-dev, libzstd-dev, nlohmann-json3-dev")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_STRIP_FILES ON)
include(CPack)
